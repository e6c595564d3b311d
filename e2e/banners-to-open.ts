import { placements, takesHtml5 } from '@adloom/domain/placements/placement.ts'
import { type AdLayout } from '@adloom/domain/template.ts'

/** Where a click on the banners of journeys leads. */
export const CLICK_URL = 'https://shop.example/vase?size=2&from=banner'

/** Designs of every kind: a card, a panel with a slope, a picture behind text, a price, a cut-out product, a sticker, a column. */
const designs: readonly AdLayout[] = ['card', 'band', 'poster', 'offer', 'halo', 'sticker', 'column']

/** Every size of display banners in these designs, and one design from right to left. */
export const bannersToOpen = [
  ...designs.map((layout) => ({ layout, isRightToLeft: false })),
  { layout: 'band' as AdLayout, isRightToLeft: true },
].flatMap(({ layout, isRightToLeft }) =>
  placements.filter(takesHtml5).map(({ id }) => ({
    id: `${layout}-${id}${isRightToLeft ? '-rtl' : ''}`,
    layout,
    placement: id,
    isRightToLeft,
  })),
)
