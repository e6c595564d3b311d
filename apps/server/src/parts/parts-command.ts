import { AdloomError } from '@adloom/domain/error.ts'
import { type PartState, type Parts } from './parts.ts'

/** What `adloom parts` is asked to do; without a name it lists. */
export type PartsOrder = { readonly command: 'parts'; readonly change: null } | PartsChange
interface PartsChange {
  readonly command: 'parts'
  readonly change: 'add' | 'remove'
  readonly name: string
}

/** How often progress is printed. */
const REPORT_MS = 2000
const MB = 1_000_000

const states = { absent: 'not installed', adding: 'being added', installed: 'installed' } as const
const megabytes = (bytes: number): string => `${Math.round(bytes / MB)} MB`

const linesOf = ({ name, title, gives, licences, downloadBytes, diskBytes, state, isUsed }: PartState): string =>
  [
    `${name}: ${title} (${states[state]}${isUsed ? '' : ', not used: CUTOUT_MODEL is off'})`,
    `  ${gives}`,
    `  ${megabytes(downloadBytes)} to fetch, ${megabytes(diskBytes)} on the disk`,
    ...licences.map(({ what, licence, source }) => `  Licence ${licence}: ${what}${source === null ? '' : ` (${source})`}`),
  ].join('\n')

/** Does what was asked, and returns the text to print. `report` prints progress. Fails as `parts` does. */
export async function runPartsCommand(
  order: PartsOrder,
  parts: Parts,
  report: (line: string) => void,
  signal: AbortSignal,
): Promise<string> {
  if (order.change === null) return parts.list().map(linesOf).join('\n\n')
  const { name, change } = order
  const state = (): PartState | undefined => parts.list().find((part) => part.name === name)
  const part = state()
  if (part === undefined) throw new AdloomError('part.unknown', { values: { name } })
  if (change === 'remove') return (await parts.remove(name)) ? `${name} is removed.` : `${name} was not installed.`
  if (part.state === 'installed') return `${name} is installed already.`
  report(linesOf(part))
  let last = -1
  const timer = setInterval(() => {
    const percent = state()?.percent ?? last
    if (percent > last) report(`${name}: ${percent} %`)
    last = percent
  }, REPORT_MS)
  try {
    await parts.add(name, signal)
  } finally {
    clearInterval(timer)
  }
  return `${name} is installed in ${parts.folderOf(name) ?? ''}`
}
