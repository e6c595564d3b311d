/** The year of this machine's clock, for copyright lines. */
export const currentYear = (): number => new Date().getFullYear()
