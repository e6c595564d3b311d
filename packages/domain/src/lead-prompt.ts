/** When a visitor is asked for name and address (specification §4). Without zod: the landing page's script knows it too. */

/** Milliseconds between arriving on a route and being asked (specification §9). */
export const LEAD_PROMPT_DELAY_MS = 1000

/** Whether visitors may be asked on a route: everywhere but in the wizard. */
export const isLeadPromptRoute = (path: string): boolean => !/^\/wizard(\/|$)/.test(path)

/** Whether to ask a visitor: who has generated something, and neither submitted nor skipped yet. */
export const isLeadPromptDue = (visitor: { readonly hasUsedGeneration: boolean; readonly isSettled: boolean }): boolean =>
  visitor.hasUsedGeneration && !visitor.isSettled
