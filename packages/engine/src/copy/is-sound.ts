import { findUnsupported } from './claims/find-unsupported.ts'
import { type ClaimSupport } from './claims/claim-support.ts'

/** The two texts of an ad that appear together. */
export interface AdText {
  readonly headline: string
  readonly description: string
}

/** Whether a text has no repetition, no unfilled slot and no unsupported claim. */
export function isSound({ headline, description }: AdText, support: ClaimSupport): boolean {
  const text = `${headline}\n${description}`
  if (
    /(?<![\p{L}\p{N}'])([\p{L}\p{N}']{2,})[\s,.]+\1(?![\p{L}\p{N}'])/iu.test(headline) ||
    /(?<![\p{L}\p{N}'])([\p{L}\p{N}']{2,})\s+\1(?![\p{L}\p{N}'])/iu.test(description)
  )
    return false
  if (/[{}<>|\u200b]|[ \t\n][,.;:!?](?:\s|$)|\s{2,}/u.test(text.replaceAll('\n', ' '))) return false
  if (headline.replace(/[.!?]$/, '').toLowerCase() === description.replace(/[.!?]$/, '').toLowerCase()) return false
  return findUnsupported(text, support).length === 0
}
