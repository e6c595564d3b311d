/** Sentences about what things cost. */

/** An amount as people read it: cents, or two digits that say something. */
export const dollars = (usd: number): string => `$${usd >= 0.1 || usd === 0 ? usd.toFixed(2) : String(Number(usd.toPrecision(2)))}`

export const costText = {
  about: (usd: number) => `About ${dollars(usd)}`,
  atMost: (usd: number) => `Up to about ${dollars(usd)}`,
  unknown: 'Costs an amount not known here',
  andUnknown: (known: string) => `${known} and an amount not known here`,
  settings: 'Settings',
  /** Behind who made a thing. */
  paid: (usd: number | undefined) => (usd === undefined ? '' : ` for ${dollars(usd)}`),
} as const
