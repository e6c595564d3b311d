import { type AdFormat } from '@adloom/domain/ad-format.ts'
import { create } from 'zustand'

/** View of one social ad: the selected image, the text of each image (both indexes from 0), and the format shown. */
export interface AdView {
  readonly image: number
  readonly contents: Readonly<Record<number, number>>
  readonly format: AdFormat
}

const firstView: AdView = { image: 0, contents: {}, format: 'social' }

const useViews = create<Readonly<Record<string, AdView>>>(() => ({}))

/** The view of one ad. It outlives its card: scrolling away and back, or another screen and back, changes nothing. */
export const useAdView = (id: string): AdView => useViews((views) => views[id]) ?? firstView

/** The view of one ad at this moment. */
export const adViewOf = (id: string): AdView => useViews.getState()[id] ?? firstView

export function changeAdView(id: string, change: (view: AdView) => AdView): void {
  useViews.setState((views) => ({ [id]: change(views[id] ?? firstView) }))
}
