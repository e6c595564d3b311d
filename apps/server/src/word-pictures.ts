import { type CheckedRequestOf, type ResponseOf } from '@adloom/domain/endpoints.ts'
import { displaySizeOf, fastSizes, IMAGES_DEFAULT, proSizeOf, VARIANT_SIZE } from '@adloom/domain/image.ts'
import {
  type BackgroundRequest,
  type ImageModel,
  type MadePicture,
  type Understood,
  type WordsRequest,
} from '@adloom/domain/ports/image-model.ts'
import { STUDIO } from '@adloom/domain/provenance.ts'
import { type Call } from './call.ts'
import { type Models } from './chosen-models.ts'
import { type PictureRecipe } from './jobs/made-pictures.ts'
import { type Studio } from './studio.ts'

type Parts = Pick<Studio, 'store' | 'drawSeed' | 'readPicture' | 'pictures'> & Pick<Models, 'imageModels'>
type Pictures = ResponseOf<'textToImage'>

const SEEDS = 0x1_0000_0000

/**
 * `count` pictures, the k-th with seed + k, all stored. Those made before one fails are not handed out: an answer is whole or an error.
 * What was understood is the first picture's, for it hangs on the words; so is the note, or that of the first that somebody stood in for. `recipeOf`
 * says how a picture of the studio came about: a film can be staged after it.
 */
async function manyPictures(
  { engine, quality }: AskedOf,
  prompt: string,
  count: number,
  wanted: number | undefined,
  { store, drawSeed, pictures: recipes }: Parts,
  { addressOf, report }: Call,
  recipeOf: (seed: number) => PictureRecipe,
  make: (seed: number, report: Call['report']) => Promise<MadePicture & { readonly understood?: Understood | null }>,
): Promise<Pictures & { readonly seed: number }> {
  const first = wanted ?? drawSeed()
  const percents = Array.from({ length: count }, () => 0)
  const reportPart = (place: number) => (percent: number) => {
    percents[place] = percent
    report(Math.floor(percents.reduce((sum, each) => sum + each, 0) / count))
  }
  const made = await Promise.all(percents.map((_, place) => make((first + place) % SEEDS, reportPart(place))))
  const pictures = await Promise.all(
    made.map(async ({ bytes, width, height, contentType, seed, engine: maker }) => {
      const { key } = await store.write(bytes, contentType)
      if (maker === STUDIO) await recipes.remember(key, recipeOf(seed))
      return { url: addressOf(key), width, height, content_type: contentType }
    }),
  )
  const urls = pictures.map(({ url }) => url)
  return {
    images: pictures,
    image_urls: urls,
    imageUrls: urls,
    prompt,
    seed: first,
    ...toldOf(made, { engine, quality }),
    understood: made[0].understood ?? undefined,
  }
}

/** Who was asked for pictures, and how good ones. */
interface AskedOf {
  readonly engine: string
  readonly quality: WordsRequest['quality']
}

/** Who made the pictures, what the user is told and how many there are. */
function toldOf(made: readonly MadePicture[], asked: AskedOf): Pick<Pictures, 'engine' | 'note' | 'usage'> {
  const byModel = made.filter(({ engine }) => engine !== STUDIO)
  const stoodIn = asked.engine === STUDIO ? [] : made.filter(({ engine }) => engine === STUDIO)
  const some =
    byModel.length > 0 && stoodIn.length > 0
      ? `${stoodIn.length} of the ${made.length} pictures ${stoodIn.length === 1 ? 'was' : 'were'} made by the built-in studio.`
      : null
  const notes = [some, (stoodIn[0] ?? made[0]).note].filter((note) => note !== null)
  return {
    engine: byModel[0]?.engine ?? STUDIO,
    note: notes.length === 0 ? undefined : notes.join(' '),
    usage: { pictures: made.length },
  }
}

const ofWords =
  (prompt: string, quality: string) =>
  (seed: number): PictureRecipe => ({ kind: 'words', prompt, seed, quality })

/** Fast pictures from words. */
export const fastPictures = (
  { prompt, image_size: size, num_images: count, seed }: CheckedRequestOf<'textToImage'>,
  parts: Parts,
  call: Call,
): Promise<Pictures> =>
  manyPictures(
    { engine: parts.imageModels.fast.engine, quality: 'medium' },
    prompt,
    count,
    seed,
    parts,
    call,
    ofWords(prompt, 'medium'),
    (each) => parts.imageModels.fast.textToImage({ prompt, seed: each, ...fastSizes[size], quality: 'medium' }, call.signal),
  )

/** Pictures from words whose light is traced, about a megapixel each. */
export const proPictures = (
  { prompt, aspect_ratio: ratio, num_images: count, seed }: CheckedRequestOf<'textToImagePro'>,
  parts: Parts,
  call: Call,
): Promise<Pictures> =>
  manyPictures(
    { engine: parts.imageModels.pro.engine, quality: 'high' },
    prompt,
    count,
    seed,
    parts,
    call,
    ofWords(prompt, 'high'),
    (each, report) => parts.imageModels.pro.textToImage({ prompt, seed: each, ...proSizeOf(ratio), quality: 'high' }, call.signal, report),
  )

const raysOf = { auto: 'medium', low: 'low', medium: 'medium', high: 'high' } as const satisfies Record<string, WordsRequest['quality']>

/** How many products one scene takes. */
const PRODUCTS_AT_MOST = 4
/** Told when more pictures were sent than one scene takes. */
export const FIRST_PICTURES_ONLY = `Only the first ${PRODUCTS_AT_MOST} pictures were set into the scene.`

/** Pictures for display ads: the products of the pictures sent are set side by side into the scene the words describe; without pictures the words are drawn. */
export async function displayPictures(
  { prompt, imageUrls, imageSize, numImages, quality, seed }: CheckedRequestOf<'displayImages'>,
  parts: Parts,
  call: Call,
): Promise<Pictures> {
  const size = displaySizeOf(imageSize)
  if (imageUrls.length === 0) {
    const order = { prompt, ...size, quality: raysOf[quality] }
    return manyPictures(
      { engine: parts.imageModels.display.engine, quality: raysOf[quality] },
      prompt,
      numImages,
      seed,
      parts,
      call,
      ofWords(prompt, raysOf[quality]),
      (each, report) => parts.imageModels.display.textToImage({ ...order, seed: each }, call.signal, report),
    )
  }
  const reply = await newScenes(
    parts.imageModels.display,
    imageUrls.slice(0, PRODUCTS_AT_MOST),
    prompt,
    { ...size, quality: raysOf[quality] },
    numImages,
    seed,
    parts,
    call,
  )
  if (imageUrls.length <= PRODUCTS_AT_MOST) return reply
  return { ...reply, note: [reply.note, FIRST_PICTURES_ONLY].filter((note) => note !== undefined).join(' ') }
}

/** New pictures of the product in a picture. */
export async function newPictures(
  { url, prompt, imageIndex, numImages = IMAGES_DEFAULT, seed }: CheckedRequestOf<'createImages'>,
  parts: Parts,
  call: Call,
): Promise<ResponseOf<'createImages'>> {
  const size = { width: VARIANT_SIZE, height: VARIANT_SIZE, quality: 'medium' } as const
  const count = imageIndex === undefined ? numImages : 1
  const made = await newScenes(parts.imageModels.background, [url], prompt, size, count, seed, parts, call, imageIndex)
  return { image_urls: made.image_urls, prompt, imageIndex, seed: made.seed, engine: made.engine, note: made.note }
}

/** `place`: only the picture of that number is wanted, so its seed is that many further on. */
async function newScenes(
  model: ImageModel,
  sources: readonly string[],
  prompt: string,
  size: Pick<BackgroundRequest, 'width' | 'height' | 'quality'>,
  count: number,
  seed: number | undefined,
  parts: Parts,
  call: Call,
  place = 0,
): Promise<Pictures & { readonly seed: number }> {
  const [picture, ...beside] = await Promise.all(sources.map((source) => parts.readPicture(source, call.signal)))
  const photographs = await parts.pictures.keepPhotographs([picture, ...beside])
  const order = { picture, beside, prompt, ...size, outputFormat: 'jpeg' as const, colors: [] }
  const first = seed === undefined ? undefined : (seed + place) % SEEDS
  const recipe = (each: number): PictureRecipe => ({ kind: 'photograph', photographs, prompt, colors: [], seed: each })
  return manyPictures({ engine: model.engine, quality: size.quality }, prompt, count, first, parts, call, recipe, (each) =>
    model.changeBackground({ ...order, seed: each }, call.signal),
  )
}
