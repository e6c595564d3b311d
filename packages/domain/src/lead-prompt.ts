/** When a visitor is asked for name and address (specification §4). Without zod: the landing page's script knows it too. */

/** Milliseconds between arriving on a route and being asked (specification §9). */
export const LEAD_PROMPT_DELAY_MS = 1000

/** Whether to ask on a route: never in the wizard, only who has generated something, and nobody who submitted or skipped. */
export const isLeadPromptDue = (
  path: string,
  { hasUsedGeneration, isSettled }: { readonly hasUsedGeneration: boolean; readonly isSettled: boolean },
): boolean => !/^\/wizard(\/|$)/.test(path) && hasUsedGeneration && !isSettled
