import { adDesignSchema } from '@adloom/domain/design/ad-design.ts'
import { adFactsSchema } from '@adloom/domain/design/ad-facts.ts'
import { adStyleSchema } from '@adloom/domain/design/ad-style.ts'
import { brandKitSchema } from '@adloom/domain/design/brand-kit.ts'
import { cutoutPlaceSchema } from '@adloom/domain/design/cutout.ts'
import { adLayoutSchema, creativeSchema } from '@adloom/domain/template.ts'
import * as z from 'zod'

/** What the API document says about fields whose names do not say it. Kept here: the browser has the schemas too, and no use for sentences. */
export const schemaNotes = z.registry<{ description: string }>()

const note = (schema: z.ZodType, description: string): void => void schemaNotes.add(schema, { description })

note(adLayoutSchema, 'How an ad is arranged. `GET /templates` lists them.')

note(creativeSchema.shape.compact, 'Short forms, as `generate-copy` gives them. A banner too small for the others shows them.')
note(creativeSchema.shape.accent, 'The brand’s colour. All others are made from it.')
note(creativeSchema.shape.language, 'Of its texts: decides its quotation marks.')
note(
  creativeSchema.shape.facts,
  'What the page states, as `generate-copy` gives it with each text. A layout shows what it has a place for.',
)
note(creativeSchema.shape.cutout, 'The product without its background, for layouts that show it so.')
note(creativeSchema.shape.pictures, 'Other pictures of the page, for collages.')
note(creativeSchema.shape.style, 'What the brand gives its ads beside logo and colour.')
note(
  creativeSchema.shape.hasShapes,
  'Whether the address of `image` is one of ours that has the image in further shapes (`?shape=tall`, `long`, `upright`, `even`, `wide`), so that its layout has the one it needs.',
)

note(adFactsSchema.shape.price, 'As written: "$24.99".')
note(adFactsSchema.shape.before, 'The crossed-out price. Both it and `reduction`, or neither.')
note(adFactsSchema.shape.reduction, 'As written: "−25%".')
note(adFactsSchema.shape.rating, 'The value as written, its stars, and how many reviews there are.')
note(adFactsSchema.shape.features, 'Short statements about the product, best first.')
note(adFactsSchema.shape.badge, 'A badge of the page: "Bestseller".')
note(adFactsSchema.shape.promise, 'About delivery, returns or guarantee: "Free shipping and free returns".')

note(cutoutPlaceSchema.shape.ratio, 'Width of the picture divided by its height.')
note(cutoutPlaceSchema.shape.box, 'Where the product lies in it, in shares of its width and height.')

note(adStyleSchema.shape.pairing, 'The class of the brand’s typefaces. Null: as the layout has it.')
note(adStyleSchema.shape.corners, 'Of buttons and pictures. Null: as the layout has them.')
note(adStyleSchema.shape.secondary, 'Its second colour. Null: one in harmony with the accent.')
note(adStyleSchema.shape.logoOnDark, 'Its logo for dark and coloured grounds. Null: its logo on a chip.')
note(brandKitSchema.shape.favourites, 'Layouts that are suggested first.')

note(adDesignSchema.shape.layouts, 'The layout of each image, by its position; the ad’s own where there is none.')
note(adDesignSchema.shape.hiddenFacts, 'Facts that are left out.')
note(adDesignSchema.shape.cutout, 'The product without its background. Null: it could not be cut out.')
note(adDesignSchema.shape.pictures, 'Other pictures of the page.')
note(adDesignSchema.shape.style, 'As the page gives it.')
note(adDesignSchema.shape.kit, 'What the user set for the brand. It wins over `style`.')
note(adDesignSchema.shape.hasShapes, 'Whether its images have further shapes.')
