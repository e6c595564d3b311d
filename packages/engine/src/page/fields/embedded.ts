import { embeddedProductOf } from '../sources/embedded-state.ts'
import { meta } from '../sources/page-reading.ts'
import { type ProductField } from './field.ts'

/** The product in the page's scripts. They are large, so they are read only when name, price, image or brand are missing elsewhere. */
export const embedded: ProductField<'embedded', 'structured'> = {
  needs: ['structured'],
  onProductPagesOnly: false,
  rules: [],
  read: (reading, { structured }) => {
    const isComplete = structured.some(
      ({ name, offers, images, brand }) => name !== '' && offers.length > 0 && images.length > 0 && brand !== '',
    )
    return isComplete && meta(reading, 'og:image') !== '' ? null : embeddedProductOf(reading)
  },
}
