import { type Ad } from '@adloom/domain/ad.ts'
import { createContext, use } from 'react'
import { type VideoSource } from '../../video/video-source.ts'

/** What a card asks the library to do. */
export interface CardActions {
  /** Shows it large: the player, or the picture. */
  readonly open: (ad: Ad) => void
  /** Asks whether these are to be deleted. */
  readonly remove: (ads: readonly Ad[]) => void
  /** Asks what the video is to be that is made from this. What was typed for `id` is still there the next time. */
  readonly openVideoDialog: (id: string, source: VideoSource) => void
  /** Shows the videos only. */
  readonly showVideos: () => void
  /** Ticks it or takes its tick away; `range`: all from the last one ticked. */
  readonly choose: (id: string, range: boolean) => void
}

const nowhere: CardActions = {
  open: () => undefined,
  remove: () => undefined,
  openVideoDialog: () => undefined,
  showVideos: () => undefined,
  choose: () => undefined,
}

export const CardActionsContext = createContext<CardActions>(nowhere)
export const useCardActions = (): CardActions => use(CardActionsContext)
