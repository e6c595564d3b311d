import { type TokenScope } from '@adloom/domain/programs/api-token.ts'
import { type WebhookDelivery, type WebhookEventType } from '@adloom/domain/programs/webhook.ts'

/** Sentences about API tokens and webhooks. */

/** A date with its time, e.g. "Nov 28, 2026, 7:05 PM". */
const time = (iso: string): string => new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))

export const scopeNames: Readonly<Record<TokenScope, string>> = {
  read: 'Read: see ads, videos and what this installation can do',
  make: 'Make: read pages, make and save ads',
  manage: 'Manage: delete ads, change tokens and webhooks',
}

export const eventNames: Readonly<Record<WebhookEventType, string>> = {
  'ad.saved': 'An ad is saved',
  'ad.deleted': 'An ad is deleted',
  'video.finished': 'A video is finished',
  'video.failed': 'A video fails',
  'campaign.finished': 'A campaign is finished',
}

const states: Readonly<Record<WebhookDelivery['state'], string>> = { waiting: 'Waiting', delivered: 'Delivered', failed: 'Given up' }

export const tokensText = {
  title: 'API tokens',
  intro: 'For programs that make ads here. A token acts for you, and may do only what you tick.',
  docs: 'What programs can call',
  none: 'No program has a token.',
  list: 'Your API tokens',
  scopes: (scopes: readonly TokenScope[]) => `May ${scopes.join(', ')}.`,
  used: (iso: string | null) => (iso === null ? 'Never used.' : `Last used ${time(iso)}.`),
  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke ${name}`,
  revokeTitle: (name: string) => `Revoke “${name}”?`,
  revokeText: 'The program that has this token is let in no longer, from now on.',
  name: 'Name of the program',
  nameMissing: 'Please enter a name.',
  may: 'It may',
  mayNothing: 'Please tick at least one.',
  make: 'Make a token',
  made: (name: string) => `The token of “${name}”`,
} as const

export const webhooksText = {
  title: 'Webhooks',
  intro: 'Addresses that are told what happens to your ads and videos, signed as Standard Webhooks says.',
  none: 'No address is told anything.',
  list: 'Your webhooks',
  gone: (iso: string) => `The receiver said on ${time(iso)} that it is gone. Nothing is sent to it any more.`,
  remove: 'Remove',
  removeOf: (url: string) => `Remove ${url}`,
  removeTitle: 'Remove this webhook?',
  removeText: (url: string) => `${url} is told nothing any more, and what it was told leaves the log.`,
  url: 'Address of the receiver',
  urlWrong: 'Please enter an address that begins with https://',
  when: 'Tell it when',
  add: 'Add a webhook',
  secretOf: (url: string) => `The signing secret for ${url}`,
  log: 'Last deliveries',
  logNone: 'Nothing was sent in the last week.',
  state: (state: WebhookDelivery['state']) => states[state],
  attempts: (attempts: number) => (attempts === 1 ? '1 attempt' : `${String(attempts)} attempts`),
  next: (iso: string) => `next ${time(iso)}`,
  reply: (status: number, reply: string) => (reply.trim() === '' ? `Reply ${String(status)}` : `Reply ${String(status)}: ${reply}`),
  happened: time,
  again: 'Send again',
  againOf: (event: string, iso: string) => `Send again: ${event}, ${time(iso)}`,
} as const

export const newSecretText = {
  once: 'Copy it now: it is not shown again.',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Your browser does not allow copying. Please select the text and copy it.',
} as const
