// SPDX-License-Identifier: Apache-2.0

/// Notations of formulae: decimal commas in brackets, matrices, names, logarithms.
let formulaTables = AnswerTable.tables(
  #"""
  Where a comma may be decimal, it may be so in brackets.
  = 2.5(x + 1.5)  {either}
  + 2,5(x + 1,5) ¦ 2.5(x + 1.5) ¦ 2,5x + 3,75 ¦ (5x + 7,5)/2 ¦ 2,5·(1,5 + x)
  - 2,5(x + 15) ¦ 25(x + 1,5)
  = 2,5(x + 1,5)  {either}
  + 2.5(x + 1.5) ¦ 2,5x + 3,75
  - 2,5x + 1,5
  = 2,5(x + 1,5)  {lang=de}
  + 2.5(x + 1.5) ¦ 2,5x + 3,75 ¦ 2,5(1,5 + x)
  - 2,5x + 1,5
  = (0,5x + 1)^2  {lang=fr}
  + (0.5x + 1)^2 ¦ 0,25x² + x + 1 ¦ (x/2 + 1)²
  - (0,5x - 1)^2
  = 1,5x  {lang=es}
  + 1,5x ¦ 1.5x ¦ 3x/2 ¦ 3/2 x
  - 15x
  = 1,5x  {lang=it}
  + 1,5x ¦ 1.5x ¦ 3x/2
  - 15x
  = 1,5x  {lang=pt}
  + 1,5x ¦ 1.5x ¦ 3x/2
  - 15x
  = 1,5x  {lang=nl}
  + 1,5x ¦ 1.5x ¦ 3x/2
  - 15x
  = 1,5x  {lang=cs}
  + 1,5x ¦ 1.5x ¦ 3x/2
  - 15x
  = 1,5x  {lang=ru}
  + 1,5x ¦ 1.5x ¦ 3x/2
  - 15x
  = 1.5x  {lang=en}
  + 1.5x ¦ 1,5x ¦ 3x/2
  - 15x
  = sin(0,5x)  {lang=de}
  + sin(0,5x) ¦ sin(x/2) ¦ sin(0.5x)
  - sin(5x)
  Beside another separator a comma is decimal.
  = (2.5, 3.5)
  + (2,5; 3,5) ¦ (2.5; 3.5) ¦ (2,5|3,5) ¦ (2.5, 3.5) ¦ (5/2 | 7/2)
  - (2,5; 5,3) ¦ (2; 5) ¦ (25; 35)
  = {1.5; -2}
  + {1,5; -2} ¦ {-2; 1,5} ¦ x = 1,5 or x = -2 ¦ L = {-2; 1,5}
  - {1; 5; -2} ¦ {15; -2}
  = [0.5; 2[
  + [0,5; 2[ ¦ [0.5, 2) ¦ 0,5 ≤ x < 2
  - ]0,5; 2[ ¦ [5; 2[
  = (1.5, -0.5, 2)
  + (1,5; -0,5; 2) ¦ (1,5|-0,5|2)
  - (1,5; 0,5; 2)
  Matrices of calculators and programs.
  = [[1, 2], [3, 4]]
  + [[1,2][3,4]] ¦ [1 2; 3 4] ¦ [1,2;3,4] ¦ [1, 2; 3, 4] ¦ (1 2; 3 4) ¦ Matrix([[1,2],[3,4]]) ¦ matrix([1,2],[3,4]) ¦ np.array([[1,2],[3,4]]) ¦ {{1,2},{3,4}} ¦ [[1, 4/2], [3, 4]] ¦ \begin{pmatrix}1&2\\3&4\end{pmatrix}
  ! [1 2 3 4]
  - [[1,3][2,4]] ¦ [1 3; 2 4] ¦ [1,2;3,5] ¦ {{1,3},{2,4}}
  = [[1, -2, 0], [0, 1, x]]
  + [1 -2 0; 0 1 x] ¦ [[1,-2,0][0,1,x]] ¦ [1,-2,0;0,1,x]
  - [1 -2 0; 0 1 y] ¦ [1 -2; 0 0; 1 x]
  = (3, -2, 1)
  + [3; -2; 1] ¦ Matrix([3, -2, 1]) ¦ (3 | -2 | 1)
  - [3; 2; 1]
  Logarithms to base 2, names in front of equations and functions.
  = log_2(x + 1)
  + lb(x + 1) ¦ ld(x + 1) ¦ log2(x+1) ¦ ln(x+1)/ln(2)
  - ln(x + 1) ¦ lg(x + 1)
  = log_2 8
  + lb 8 ¦ ld 8 ¦ 3
  - lg 8
  = l b h
  + lbh ¦ l·b·h ¦ b l h
  - lb
  = x^2 + y^2 = 25
  + k: x² + y² = 25 ¦ K: x^2 + y^2 = 25 ¦ k: y² = 25 - x²
  - k: x² + y² = 5 ¦ k: x² - y² = 25
  = 2x + y - z = 3
  + E: 2x + y - z = 3 ¦ E: 4x + 2y - 2z = 6 ¦ ε: 2x + y - z - 3 = 0
  - E: 2x + y - z = 0 ¦ E: 2x + y + z = 3
  = 2x + 3
  + f: x ↦ 2x + 3 ¦ f: x -> 2x + 3 ¦ x ↦ 2x+3 ¦ f(x) = 2x + 3 ¦ y = 2x + 3 ¦ f: x \mapsto 3 + 2x ¦ f: y = 2x + 3
  - f: x ↦ 2x ¦ x -> 3x + 2
  = y = 2x + 3
  + f: y = 2x + 3 ¦ g: y = 3 + 2x ¦ g : y = 2x + 3
  - g: y = 2x
  = 3 + 4i  {complex}
  + 3 + 4j ¦ 3+j4 ¦ 4i + 3 ¦ 3 + i4
  - 3 - 4j ¦ 4 + 3j ¦ 3 + 4k
  = 5 e^(i pi/3)  {complex}
  + 5e^(jπ/3) ¦ 5 e^(iπ/3)
  - 5e^(-jπ/3)
  """#
)

/// What solves an equation or inequality, in several notations.
let solutionTables = AnswerTable.tables(
  #"""
  = |x| < 3
  + -3 < x < 3 ¦ (-3, 3) ¦ ]-3; 3[ ¦ x > -3 and x < 3 ¦ |x| < 3 ¦ x ∈ (-3, 3) ¦ 3 > |x|
  - x < 3 ¦ -3 ≤ x ≤ 3 ¦ x < -3 or x > 3 ¦ [-3, 3] ¦ |x| > 3
  = -3 < x < 3
  + |x| < 3
  - |x| ≤ 3 ¦ |x| < -3
  = |x - 2| >= 1
  + x ≤ 1 or x ≥ 3 ¦ (-∞, 1] ∪ [3, ∞) ¦ (-oo, 1] U [3, oo) ¦ x<=1 v x>=3 ¦ ]-∞; 1] ∪ [3; +∞[
  - x ≥ 3 ¦ 1 ≤ x ≤ 3 ¦ x < 1 or x > 3 ¦ x ≤ 1 and x ≥ 3
  = |x - 1| = 2
  + x = 3 or x = -1 ¦ {-1; 3} ¦ x = 1 ± 2 ¦ 3, -1
  - x = 3 ¦ x = 3 or x = 1 ¦ {-1; 2}
  = |2x - 1| <= 5
  + -2 ≤ x ≤ 3 ¦ [-2, 3] ¦ [-2; 3]
  - -2 < x < 3 ¦ [-3, 2]
  = x^2 > 4
  + x < -2 or x > 2 ¦ (-∞, -2) ∪ (2, ∞) ¦ |x| > 2 ¦ x > 2 oder x < -2 ¦ (-oo,-2)U(2,oo) ¦ ]-∞;-2[ ∪ ]2;∞[
  - x > 2 ¦ -2 < x < 2 ¦ x > ±2 ¦ x ≤ -2 or x ≥ 2
  = x < -2 or x > 2
  + |x| > 2 ¦ (-∞, -2) ∪ (2, ∞)
  - x^2 > 4 ¦ |x| ≥ 2
  = x^2 - 5x + 6 <= 0
  + 2 ≤ x ≤ 3 ¦ [2, 3] ¦ x >= 2 and x <= 3 ¦ (x-2)(x-3) ≤ 0
  - 2 < x < 3 ¦ x ≤ 2 or x ≥ 3 ¦ {2, 3} ¦ [-3, -2]
  = x^2 < 2
  + -√2 < x < √2 ¦ (-√2, √2) ¦ |x| < √2
  - -1.414 < x < 1.414 ¦ x < √2 ¦ -1.41421356 < x < 1.41421356
  = x^2 + 1 > 0
  + ℝ ¦ (-∞, ∞) ¦ x ∈ ℝ ¦ R ¦ all real numbers ¦ (-oo, oo) ¦ alle reellen Zahlen
  - x > 0 ¦ x ≠ 0 ¦ ∅
  = x^2 < 0
  + ∅ ¦ {} ¦ no solution ¦ keine Lösung
  - ℝ ¦ x = 0 ¦ x < 0
  = x^2 <= 0
  + x = 0 ¦ {0}
  - ∅ ¦ x ≤ 0
  = (x - 1)/(x + 2) >= 0
  + x < -2 or x ≥ 1 ¦ (-∞, -2) ∪ [1, ∞) ¦ (-oo, -2) ∪ [1, oo)
  - x ≤ -2 or x ≥ 1 ¦ x ≥ 1 ¦ -2 < x ≤ 1
  = 1/x > 2
  + 0 < x < 1/2 ¦ (0, 1/2) ¦ (0; 0,5)
  - x < 1/2 ¦ x > 1/2 ¦ 0 ≤ x < 1/2
  = x^3 > x
  + -1 < x < 0 or x > 1 ¦ (-1, 0) ∪ (1, ∞)
  - x > 1 ¦ x > 0
  = x^2 > 4 and x > 0
  + x > 2 ¦ (2, ∞)
  - x > 2 or x < -2 ¦ x > 0
  = x > 2 and x != 5
  + (2, 5) ∪ (5, ∞) ¦ x > 2, x ≠ 5 ¦ (2, ∞) \ {5} ¦ x > 2 und x ≠ 5
  - x > 2 ¦ (2, 5)
  = x = 0 or x > 2
  + {0} ∪ (2, ∞) ¦ (2, ∞) ∪ {0}
  - (2, ∞) ¦ [0, ∞) ¦ {0}
  = (-∞, 1) ∪ (2, ∞)
  + x ∉ [1, 2] ¦ ℝ \ [1, 2] ¦ R \ [1, 2] ¦ x < 1 or x > 2
  - x ∉ (1, 2) ¦ x ∈ [1, 2] ¦ ℝ \ {1, 2}
  = ℝ
  + R ¦ x ∈ R ¦ x ∈ ℝ ¦ (-∞, ∞) ¦ \mathbb{R} ¦ (-oo, oo) ¦ IR
  - Q ¦ r ¦ ∅ ¦ 0
  = (2, ∞)
  + (2, oo) ¦ x > 2 ¦ (2, +oo) ¦ ]2, oo[ ¦ (2; infinito) ¦ (2, infini)
  - (-oo, 2) ¦ [2, oo)
  Equations are solved where that is the task.
  = x = 3 or x = -3
  + |x| = 3 ¦ x = ±3 ¦ {3, -3}
  - x^2 = 9 ¦ x = 3
  In the words of other languages.
  = x = 2 or x = -2
  + x = 2 o x = -2 ¦ x = 2 ou x = -2 ¦ x = 2 of x = -2 ¦ x = 2 nebo x = -2 ¦ x = 2 или x = -2 ¦ x = 2 oppure x = -2 ¦ x = 2 oder x = -2
  - x = 2 o x = 3
  = x < -1 or x > 3
  + x < -1 o x > 3 ¦ x < -1 ou x > 3 ¦ x < -1 nebo x > 3 ¦ x < -1 или x > 3 ¦ x < -1 of x > 3
  - x < -1 o x > 2
  = x = 3, y = 4
  + x = 3 y y = 4 ¦ x = 3 e y = 4 ¦ x = 3 et y = 4 ¦ x = 3 en y = 4 ¦ x = 3 a y = 4 ¦ x = 3 и y = 4 ¦ x = 3 und y = 4 ¦ x = 3 and y = 4
  - x = 4 e y = 3
  """#
)

/// "Or" is not "and", and capitals are other letters.
let letterTables = AnswerTable.tables(
  #"""
  = x = 2, y = 3
  + x = 2 and y = 3 ¦ x = 2; y = 3 ¦ (2|3) ¦ y = 3, x = 2 ¦ x=2 und y=3
  - x = 2 or y = 3 ¦ x = 2 oder y = 3 ¦ x = 2 v y = 3 ¦ x = 2 ∨ y = 3 ¦ x = 3 and y = 2
  = x = 2 and y = 3
  + x = 2, y = 3 ¦ y = 3 and x = 2
  - x = 2 or y = 3 ¦ y = 3 oder x = 2
  = x = 0 or y = 0
  + y = 0 or x = 0 ¦ x = 0 oder y = 0 ¦ x = 0 ∨ y = 0
  - x = 0 and y = 0 ¦ (0|0)
  = a = 1, b = 2, c = 3
  + a = 1 and b = 2 and c = 3 ¦ c=3, b=2, a=1
  - a = 1 or b = 2 or c = 3
  = x + y = 5, x - y = 1
  + x - y = 1 and x + y = 5
  - x + y = 5 or x - y = 1
  = x > 0, y > 0
  + x > 0 and y > 0
  - x > 0 or y > 0
  = x = 2 or x = 3
  + x = 2, x = 3 ¦ x = 3 or x = 2 ¦ {2, 3}
  - x = 2
  One letter in the other case is another quantity.
  = F = G m M/r^2
  + F = GMm/r² ¦ F = G·m·M/r^2
  - F = g m M/r^2 ¦ F = G m m/r^2
  = E = m g h
  + E = mgh ¦ E = h m g
  - E = m G h ¦ E = M g h
  = v = s/t
  + v = s / t
  - v = s/T
  = m g
  + mg ¦ g m
  - m G ¦ M g
  = Q = c m ΔT
  + Q = m c ΔT
  = n = m/M
  + n = m/M
  - n = M/m ¦ n = m/m
  = R = U/I
  + R = U/I
  - R = u/I
  All turned, as a telephone or the key for capitals writes it, is the same.
  = y = 2x + 3
  + Y = 2X + 3 ¦ Y = 2x + 3
  - Y = 2X - 3
  = x^2 + 2x
  + X^2 + 2X ¦ X² + 2X
  - X^2 - 2X
  = a + b
  + A + B
  - A - B
  = F = m a
  + F = MA ¦ F = m a ¦ F = M A
  - F = M/A
  = p = F/A
  + P = F/A
  - P = F/a
  = 2x + 3y
  + 2X + 3Y
  - 2X + 3y
  = x = 5
  + X = 5
  - X = 4
  = n = p V/(R T)
  + n=PV/(RT) ¦ N = PV/(RT)
  """#
)

/// A law of physics may be solved for another quantity, where that is no task.
let lawTables = AnswerTable.tables(
  #"""
  = U = R I
  + I = U/R ¦ R = U/I ¦ U = I·R ¦ RI = U ¦ U/I = R
  - I = R/U ¦ U = R/I ¦ I = U R ¦ R = I/U ¦ U = R + I
  = I = U/R  {rearranged=no}
  + I = U/R ¦ I = U·R^-1
  - U = R I ¦ R = U/I
  Where the key is divided, it was most likely asked for.
  = I = U/R
  + I = U/R
  - U = R I
  = m = E/c^2
  - E = m c^2
  = F = m a
  + a = F/m ¦ m = F/a ¦ F = a m
  - a = m/F ¦ F = m/a ¦ a = F m
  = v = s/t  {rearranged=yes}
  + s = v t ¦ t = s/v
  - s = v/t ¦ t = v/s
  = rho = m/V  {rearranged=yes}
  + m = ρ V ¦ V = m/ρ ¦ ρ = m/V
  - V = ρ/m ¦ m = V/ρ
  = E = 1/2 m v^2
  + v = sqrt(2E/m) ¦ m = 2E/v² ¦ v^2 = 2E/m ¦ E = ½mv² ¦ 2E = m v²
  - v = sqrt(E/m) ¦ v = -sqrt(2E/m) ¦ m = E/v² ¦ v = 2E/m
  = T = 2 pi sqrt(l/g)  {rearranged=yes}
  + l = g T²/(4π²) ¦ g = 4π² l/T² ¦ T = 2π√(l/g)
  - l = g T/(4π²) ¦ g = 4π l/T²
  = p V = n R T
  + n = pV/(RT) ¦ T = pV/(nR) ¦ p = nRT/V ¦ V = nRT/p
  - n = RT/(pV) ¦ p = nRTV
  = y = 2x + 3
  + y - 3 = 2x ¦ 2x - y + 3 = 0
  = y = m x + b  {rearranged=yes}
  + m = (y - b)/x ¦ b = y - mx
  - m = (y + b)/x
  = c^2 = a^2 + b^2  {rearranged=yes}
  + c = sqrt(a^2 + b^2) ¦ a² = c² - b²
  - c = a + b ¦ a = sqrt(c² + b²)
  = y = x^2
  - x = sqrt(y)
  """#
)
