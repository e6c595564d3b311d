/** As platforms count: 150 kB are 150,000 bytes, 5 MB are 5 × 1024². */
const units = [
  ['GB', 1024 ** 3],
  ['MB', 1024 ** 2],
  ['kB', 1000],
] as const

/** The weight of a file, "150 kB"; rounded up, so that what is too heavy never reads as what is allowed. */
export function weightInWords(bytes: number): string {
  const [name, size] = units.find(([, least]) => bytes >= least) ?? units[2]
  return `${(Math.ceil((bytes / size) * 10) / 10).toLocaleString('en')} ${name}`
}
