/** Whether whoever sits here asked the system for no motion: then nothing begins to play by itself. */
export const wantsNoMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
