import { type ClaimPatterns, type ClaimKind, type RuleKind } from '../languages/claims.ts'
import { type ClaimSupport } from './claim-support.ts'
import { type ReadText } from './read-text.ts'

/** Why a passage is unsupported. Numbers and claims need a fact; the rest are rules of the platforms, which no fact overrides. */
type UnsupportedKind = 'number' | 'material' | 'origin' | 'property' | ClaimKind | RuleKind | 'shouting'

/** Kinds of claims in words. */
export type ClaimInWords = Exclude<UnsupportedKind, 'number' | RuleKind | 'shouting'>

/** A passage of an ad without support, and a sentence that gives the reason. */
export interface Unsupported {
  readonly kind: UnsupportedKind
  readonly passage: string
  readonly reason: string
}

/** A text of an ad, prepared for checking. */
export interface CheckedText {
  readonly ad: ReadText
  /** Of the ad's language. */
  readonly patterns: ClaimPatterns
  readonly support: ClaimSupport
}
