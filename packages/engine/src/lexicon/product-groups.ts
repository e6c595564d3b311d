import { type SceneId, sceneWords } from '@adloom/domain/scene-words.ts'
import * as z from 'zod'
import { dataFile } from './data-file.ts'
import data from './product-groups.json' with { type: 'json' }

// Object.keys loses the key type.
const sceneIds = Object.keys(sceneWords) as [SceneId, ...SceneId[]]

/** Fewest scenes of a group: as many as the images of one product. */
const FEWEST_SCENES = 5

const productGroupSchema = z.object({
  scenes: z.array(z.enum(sceneIds)).min(FEWEST_SCENES).describe('Scenes that suit the product, best first.'),
  emoji: z.array(z.string()).min(1).describe('Pictographs for the product, best first. Safe on every platform: no faces, bodies or flags.'),
})

export type ProductGroup = keyof typeof data.groups

/**
 * Groups of products that ads describe alike: the schema of `product-groups.json`. Add yours there. `general` is for unrecognised products, `service`
 * for what is not a physical product.
 */
export const productGroupsSchema = dataFile({ groups: z.record(z.string(), productGroupSchema) })

// The test of the data files holds the file to the schema.
export const productGroups = data.groups as Readonly<Record<ProductGroup, z.output<typeof productGroupSchema>>>

// Object.keys loses the key type.
export const productGroupIds = Object.keys(productGroups) as [ProductGroup, ...ProductGroup[]]
