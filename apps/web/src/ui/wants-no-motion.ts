/** Whether the user prefers reduced motion in the system settings: then nothing plays by itself. */
export const wantsNoMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
