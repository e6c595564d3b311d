/** Whether a prompt asks for the product alone. */
export const asksForNoBackground = (prompt: string): boolean =>
  /\b(transparent|no|without( an?)?|removed?) background\b|\bbackground removed\b/i.test(prompt)
