import { type ProductMaterial, productMaterials } from '@adloom/renderer/shapes/shape.ts'
import * as z from 'zod'
import { dataFile } from '../lexicon/data-file.ts'
import data from './color-words.json' with { type: 'json' }

const hex = z.string().regex(/^#[0-9a-f]{6}$/)
const paletteSchema = z.strictObject({
  hue: z.number().nullable().describe('In degrees; null for none.'),
  strength: z.number().describe('How strong role colours may be: 0 greys, 1 as the scene is written.'),
  shift: z.number().describe('Added to their lightness.'),
})
type ColorPalette = z.output<typeof paletteSchema>

/** Colours and materials by their English words: the schema of `color-words.json`. Add yours there. */
export const colorWordsSchema = dataFile({
  colors: z.record(z.string(), hex).describe('Colours of things. A word of two parts wins.'),
  materials: z.record(z.string(), z.enum(productMaterials)).describe('The material a word gives a product.'),
  materialColors: z.record(z.string(), hex).describe('Colour of a material whose name is one.'),
  glass: z.array(hex).min(1).describe('Colours of glass without a colour word: amber, green, clear, blue. The seed chooses.'),
  walls: z.record(z.string(), hex).describe('Walls are lighter than things of the same colour, but black and white are meant.'),
  surfaces: z
    .record(z.string(), z.array(z.string()).min(1))
    .describe('Surfaces with a colour of their own, and its names: the built-in engine has no black marble.'),
  palettes: z
    .record(z.string(), paletteSchema)
    .describe('What a colour makes of the palette of a scene. Of several in a prompt the first here counts.'),
})

export const colorWords: Readonly<Record<string, string>> = data.colors
// The test of the data files holds the file to the schema.
export const materialWords = data.materials as Readonly<Record<string, ProductMaterial>>
export const colorOfMaterial: Readonly<Record<string, string>> = data.materialColors
export const glassColors: readonly string[] = data.glass
export const wallColors: Readonly<Record<string, string>> = data.walls
export const colorPalettes: Readonly<Record<string, ColorPalette>> = data.palettes
export const surfaceColors: Readonly<Record<string, readonly string[]>> = data.surfaces
