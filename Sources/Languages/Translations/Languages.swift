// SPDX-License-Identifier: Apache-2.0

// The sentences of every module in the languages other than English and German, which stand with the module: a table
// per module, with the keys of the English one. A program links only the tables of the modules that it uses.

/// The sentences in French.
package enum French {}
/// The sentences in Spanish.
package enum Spanish {}
/// The sentences in Italian.
package enum Italian {}
/// The sentences in Portuguese, as it is written in Brazil.
package enum Portuguese {}
/// The sentences in Dutch.
package enum Dutch {}
/// The sentences in Czech.
package enum Czech {}
/// The sentences in Russian.
package enum Russian {}
