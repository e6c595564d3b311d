/** Sentences about costs. */

/** An amount for display: cents, or two significant digits. */
export const dollars = (usd: number): string => `$${usd >= 0.1 || usd === 0 ? usd.toFixed(2) : String(Number(usd.toPrecision(2)))}`

export const costText = {
  about: (usd: number) => `About ${dollars(usd)}`,
  atMost: (usd: number) => `Up to about ${dollars(usd)}`,
  unknown: 'Costs an amount not known here',
  andUnknown: (known: string) => `${known} and an amount not known here`,
  settings: 'Settings',
  /** Follows the name of the engine. */
  paid: (usd: number | undefined) => (usd === undefined ? '' : ` for ${dollars(usd)}`),
} as const
