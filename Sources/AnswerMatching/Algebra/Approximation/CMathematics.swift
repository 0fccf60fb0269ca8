// Rounding a `Double` and its square root may call the C library's mathematics. A program that does not use
// Foundation links that library on Linux only if a module says that it needs it.
#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif
