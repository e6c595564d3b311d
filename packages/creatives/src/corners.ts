import { type CornerKind } from '@adloom/domain/design/ad-style.ts'

/** Share of a button's height that is the radius of its soft corners. */
const SOFT_BUTTON = 0.2
/** Radii of pictures and grounds, in hundredths of the frame's shorter side. */
const RADII: Readonly<Record<CornerKind, number>> = { square: 0, soft: 1.8, round: 6 }

/** The radius of a button's corners in pixels. Without a choice it is a pill. */
export const buttonRadius = (height: number, corners: CornerKind | null): number =>
  corners === 'square' ? 0 : corners === 'soft' ? Math.round(height * SOFT_BUTTON) : height / 2

/** The radius of a picture or a ground in pixels; its layout's own, `own`, where the brand chose none. What is rounder already stays round. */
export function cornerRadius(own: number, corners: CornerKind | null, unit: number): number {
  if (corners === null) return own
  const chosen = Math.round(RADII[corners] * unit)
  return corners === 'round' ? Math.max(own, chosen) : chosen
}
