/** Claims that hold only where the page makes them, and the platforms' rules, which no fact lifts. */
export const claimKinds = [
  'superlative',
  'guarantee',
  'comparison',
  'health',
  'delivery',
  'discount',
  'novelty',
  'award',
  'sustainability',
] as const
export type ClaimKind = (typeof claimKinds)[number]
export const ruleKinds = ['urgency', 'click-bait', 'personal'] as const
export type RuleKind = (typeof ruleKinds)[number]

/** By kind, what a language says when it claims such a thing. All patterns carry the flags `giu`. */
export type Claims = Readonly<Record<ClaimKind | RuleKind, RegExp>>

/** A pattern of whole words: `\b` knows only ASCII letters. */
export const wholeWords = (alternatives: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'giu')
