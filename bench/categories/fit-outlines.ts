/** Features of one outline, and its kind. */
export interface Example {
  readonly kind: string
  readonly features: Float64Array
}

/** A projection in which outlines of one kind are close together, and the typical outlines of every kind in it. */
interface Fit {
  readonly mean: Float64Array
  /** Row by row: one row of feature weights per dimension. */
  readonly projection: readonly Float64Array[]
  readonly typical: readonly { readonly kind: string; readonly place: Float64Array }[]
}

/** Added to the spread within a kind, as a fraction of its mean: outlines of photographs are noisier than rendered ones. */
const SHRINK = 0.6
const ROUNDS = 12

const meanOf = (rows: readonly Float64Array[]): Float64Array => {
  const out = new Float64Array(rows[0].length)
  for (const row of rows) for (let at = 0; at < out.length; at += 1) out[at] += row[at] / rows.length
  return out
}

/** Linear discriminant analysis, then k-means per kind in its space. `typicalOf` returns the number of typical outlines of a kind. */
export function fitOutlines(examples: readonly Example[], dimensions: number, typicalOf: (kind: string) => number): Fit {
  const size = examples[0].features.length
  const kinds = Map.groupBy(examples, ({ kind }) => kind)
  const mean = meanOf(examples.map(({ features }) => features))
  const within = square(size)
  const between = square(size)
  for (const group of kinds.values()) {
    const rows = group.map(({ features }) => features)
    const middle = meanOf(rows)
    for (const row of rows) addOuter(within, row, middle, 1 / examples.length)
    addOuter(between, middle, mean, 1 / kinds.size)
  }
  const ridge = (SHRINK * within.reduce((sum, row, at) => sum + row[at], 0)) / size
  for (let at = 0; at < size; at += 1) within[at][at] += ridge
  // Whitened so that a step counts the same in every direction, then rotated to the axes on which kinds differ most.
  const lower = cholesky(within)
  const left = square(size)
  for (let column = 0; column < size; column += 1) left.forEach((row, at) => (row[column] = between[at][column]))
  const halfway = transposed(left.map((row) => solvedLower(lower, row)))
  const both = halfway.map((row) => solvedLower(lower, row))
  const { values, vectors } = eigen(both)
  const order = [...values.keys()].toSorted((one, other) => values[other] - values[one]).slice(0, dimensions)
  const projection = order.map((column) =>
    solvedUpper(
      lower,
      Float64Array.from(vectors, (row) => row[column]),
    ),
  )
  const typical = [...kinds].flatMap(([kind, group]) =>
    kMeans(
      group.map(({ features }) => projectionOf(features, mean, projection)),
      typicalOf(kind),
    ).map((place) => ({ kind, place })),
  )
  return { mean, projection, typical }
}

const projectionOf = (features: Float64Array, mean: Float64Array, projection: readonly Float64Array[]): Float64Array =>
  Float64Array.from(projection, (row) => row.reduce((sum, weight, at) => sum + weight * (features[at] - mean[at]), 0))

const square = (size: number): Float64Array[] => Array.from({ length: size }, () => new Float64Array(size))
const transposed = (rows: readonly Float64Array[]): Float64Array[] =>
  Array.from(rows[0], (_, column) => Float64Array.from(rows, (row) => row[column]))

function addOuter(into: readonly Float64Array[], row: Float64Array, middle: Float64Array, weight: number): void {
  for (let one = 0; one < row.length; one += 1) {
    const part = (row[one] - middle[one]) * weight
    for (let other = 0; other < row.length; other += 1) into[one][other] += part * (row[other] - middle[other])
  }
}

function cholesky(matrix: readonly Float64Array[]): Float64Array[] {
  const lower = square(matrix.length)
  for (let row = 0; row < matrix.length; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[row][column]
      for (let at = 0; at < column; at += 1) sum -= lower[row][at] * lower[column][at]
      lower[row][column] = row === column ? Math.sqrt(sum) : sum / lower[column][column]
    }
  }
  return lower
}

function solvedLower(lower: readonly Float64Array[], right: Float64Array): Float64Array {
  const out = right.slice()
  for (let row = 0; row < out.length; row += 1) {
    for (let at = 0; at < row; at += 1) out[row] -= lower[row][at] * out[at]
    out[row] /= lower[row][row]
  }
  return out
}

function solvedUpper(lower: readonly Float64Array[], right: Float64Array): Float64Array {
  const out = right.slice()
  for (let row = out.length - 1; row >= 0; row -= 1) {
    for (let at = row + 1; at < out.length; at += 1) out[row] -= lower[at][row] * out[at]
    out[row] /= lower[row][row]
  }
  return out
}

/** Jacobi's method for a symmetric matrix: its eigenvalues, and its eigenvectors as columns. */
function eigen(matrix: readonly Float64Array[]): { readonly values: Float64Array; readonly vectors: readonly Float64Array[] } {
  const a = matrix.map((row) => row.slice())
  const vectors = square(a.length)
  vectors.forEach((row, at) => (row[at] = 1))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let p = 0; p < a.length; p += 1) {
      for (let q = p + 1; q < a.length; q += 1) {
        if (Math.abs(a[p][q]) < 1e-12) continue
        const angle = 0.5 * Math.atan2(2 * a[p][q], a[q][q] - a[p][p])
        const cosine = Math.cos(angle)
        const sine = Math.sin(angle)
        for (const row of a) turnPair(row, p, q, cosine, sine)
        for (let at = 0; at < a.length; at += 1) {
          const one = a[p][at]
          const other = a[q][at]
          a[p][at] = cosine * one - sine * other
          a[q][at] = sine * one + cosine * other
        }
        for (const row of vectors) turnPair(row, p, q, cosine, sine)
      }
    }
  }
  return { values: Float64Array.from(a, (row, at) => row[at]), vectors }
}

function turnPair(row: Float64Array, p: number, q: number, cosine: number, sine: number): void {
  const one = row[p]
  const other = row[q]
  row[p] = cosine * one - sine * other
  row[q] = sine * one + cosine * other
}

const squared = (one: Float64Array, other: Float64Array): number => one.reduce((sum, value, at) => sum + (value - other[at]) ** 2, 0)

/** Means of `count` clusters; starts with examples as far apart as possible, so the same examples give the same means. */
function kMeans(places: readonly Float64Array[], count: number): Float64Array[] {
  let middles: Float64Array[] = [places[0]]
  while (middles.length < Math.min(count, places.length)) {
    const far = places.map((place) => Math.min(...middles.map((middle) => squared(place, middle))))
    middles.push(places[far.indexOf(Math.max(...far))])
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const groups: Float64Array[][] = middles.map(() => [])
    for (const place of places) {
      const far = middles.map((middle) => squared(place, middle))
      groups[far.indexOf(Math.min(...far))].push(place)
    }
    middles = middles.map((middle, at) => (groups[at].length === 0 ? middle : meanOf(groups[at])))
  }
  return middles
}
