/** The quantile of the numbers at this share: 0.5 is the median, 0.95, 0.99. NaN for no numbers. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** A text table; the first row is its head. */
export function textTable(rows: readonly (readonly (string | number)[])[]): string {
  const [head, ...body] = rows.map((row) => `| ${row.join(' | ')} |`)
  return [head, `|${rows[0].map(() => '---').join('|')}|`, ...body].join('\n')
}

export const ms = (value: number): string => `${value.toFixed(0)} ms`
