/** Sentences of the settings screen. */

import { DURATION_DEFAULT_SECONDS } from '@adloom/domain/video-job.ts'
import { dollars } from './costs-en.ts'

/** Description of each role, in display order; a role missing here is not shown. Add yours here. */
export const roleNames: Readonly<Record<string, string>> = {
  copy: 'Writing copy',
  category: 'Naming products',
  background: 'Changing backgrounds',
  fastImages: 'Pictures from words, fast',
  proImages: 'Pictures from words, pro',
  displayImages: 'Display ads',
  video: 'Videos',
  page: 'Reading product pages',
  mail: 'Mail about leads',
}

/** What this installation does itself. */
const ownEngines: Readonly<Partial<Record<string, string>>> = {
  studio: 'The built-in studio',
  outbox: 'The folder “outbox” on the server',
}

/** Unit of a price. */
const unitOf = (per: string): string => (per === 'video' ? `for ${String(DURATION_DEFAULT_SECONDS)} seconds` : `a ${per}`)

export const settingsText = {
  title: 'Settings',
  intro:
    'Who does the work on this installation, and what it costs. The person who runs the server chooses with environment variables; docs/providers.md explains them.',
  signedInAs: (name: string) => `Signed in: ${name}`,
  signOut: 'Sign out',
  aboutSignOut:
    'After signing out nobody sees your creations here. What the server does not have yet stays in this browser until you sign in again.',
  engines: 'Who does what',
  choose: 'Where there is a choice, yours is kept in this browser and holds for what you make from now on.',
  default: 'What this installation uses unless you choose otherwise',
  spending: 'Today’s spending',
  engine: (provider: string, model: string) => ownEngines[provider] ?? (provider === model ? provider : `${provider} · ${model}`),
  works: 'Works',
  away: 'Does not answer, or is not used',
  cost: (usd: number | null, per: string, asOf: string) =>
    usd === 0 ? 'Free' : usd === null ? 'Its price is not known here' : `About ${dollars(usd)} ${unitOf(per)}, at the price of ${asOf}`,
  spent: (usd: number, day: string) => (usd === 0 ? `Nothing was spent on ${day} (UTC).` : `${dollars(usd)} on ${day} (UTC).`),
  budget: (usd: number | null) => (usd === null ? 'No daily budget is set.' : `${dollars(usd)} may be spent in a day.`),
  line: (calls: number, usd: number) => `${calls === 1 ? '1 call' : `${String(calls)} calls`}, ${dollars(usd)}`,
  unknown: (calls: number) => `${calls === 1 ? '1 call' : `${String(calls)} calls`} at a price not known here`,
  secret: 'What was spent is told only to who holds the ADMIN_TOKEN of this installation.',
  token: 'ADMIN_TOKEN',
  tokenKept: 'Kept until you close this tab.',
  tokenMissing: 'Please enter the token.',
  tokenWrong: 'This is not the token of this installation.',
  showSpending: 'Show the spending',
  forgetToken: 'Forget the token',
} as const
