const LENGTH_MAX = 300

/** A text of a foreign file as it may be printed: one line, no codes for terminals, not too long. */
export const shownText = (text: string): string => text.slice(0, LENGTH_MAX).replace(/\p{C}/gu, ' ').trim()
