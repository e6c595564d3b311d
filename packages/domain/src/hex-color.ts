import * as z from 'zod'

/** `#RRGGBB`. */
export const hexColorSchema = z
  .string()
  .regex(/^#[0-9A-Fa-f]{6}$/)
  .max(7)
