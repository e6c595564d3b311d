import { type Ad } from '@adloom/domain/ad.ts'
import { createContext, use } from 'react'
import { type VideoAdSource } from '../../video/video-source.ts'

/** Actions a card triggers in the library. */
export interface CardActions {
  /** Shows it large: the player, or the image. */
  readonly open: (ad: Ad) => void
  /** Opens its edit dialog. The dialog is the page's: a card is unmounted when the window or the list changes. */
  readonly edit: (ad: Ad) => void
  /** Opens what it keeps and breaks where it is shown. */
  readonly showPlacements: (ad: Ad) => void
  /** Asks the user to confirm deleting these. */
  readonly remove: (ads: readonly Ad[]) => void
  /** Opens the dialog that packs these for platforms. */
  readonly pack: (ads: readonly Ad[]) => void
  /** Opens the options for a video made from this. The user's input for `id` is restored the next time. */
  readonly openVideoDialog: (id: string, source: VideoAdSource) => void
  /** Opens the wizard for another creation of the type in view. */
  readonly createMore: () => void
  /** Filters the list to videos. */
  readonly showVideos: () => void
  /** Selects or deselects it; `range`: all from the last one selected. */
  readonly choose: (id: string, range: boolean) => void
}

const nowhere: CardActions = {
  open: () => undefined,
  edit: () => undefined,
  showPlacements: () => undefined,
  remove: () => undefined,
  pack: () => undefined,
  openVideoDialog: () => undefined,
  createMore: () => undefined,
  showVideos: () => undefined,
  choose: () => undefined,
}

export const CardActionsContext = createContext<CardActions>(nowhere)
export const useCardActions = (): CardActions => use(CardActionsContext)
