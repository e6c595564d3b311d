/** Whether a spreadsheet would take a text for a formula. */
export const isFormula = (text: string): boolean => /^[\s\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text)

/** One cell of a table (RFC 4180). Text that a spreadsheet would take for a formula begins with an apostrophe, which it shows as text. */
export function csvCell(text: string): string {
  const harmless = isFormula(text) ? `'${text}` : text
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
