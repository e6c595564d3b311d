import { bareSuggestions, promptSuggestions } from '@adloom/domain/image.ts'
import { DURATION_DEFAULT_SECONDS } from '@adloom/domain/video-job.ts'
import { modeRoles, type Order, videoOrders } from '../costs/order.ts'
import { type PageTransfer } from './make-ad.ts'

/** The work of the tool route: five scenes for an image, one and the video for a video; footage is shown as it is. */
export function ordersOfTransfer(
  kind: 'image' | 'video',
  { drawn, isVideo, about }: Pick<PageTransfer, 'drawn' | 'isVideo' | 'about'>,
): readonly Order[] {
  const role = drawn === null ? 'background' : modeRoles[drawn.mode]
  if (kind === 'image') return [{ role, units: (drawn?.isBare === true ? bareSuggestions : promptSuggestions).length }]
  const video = videoOrders({ duration: DURATION_DEFAULT_SECONDS, about })
  return isVideo === true ? video : [{ role, units: 1 }, ...video]
}
