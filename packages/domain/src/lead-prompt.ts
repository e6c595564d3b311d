/** When a visitor is asked for name and address (§4.5). Without zod, because the landing page's script uses it too. */

/** Milliseconds between arriving on a route and the lead prompt (§9.1). */
export const LEAD_PROMPT_DELAY_MS = 1000

/** Whether the lead prompt may appear on a route: everywhere but in the wizard. */
export const isLeadPromptRoute = (path: string): boolean => !/^\/wizard(\/|$)/.test(path)

/** Whether to ask a visitor: after a generation, until the visitor submits or skips. */
export const isLeadPromptDue = (visitor: { readonly hasUsedGeneration: boolean; readonly isSettled: boolean }): boolean =>
  visitor.hasUsedGeneration && !visitor.isSettled
