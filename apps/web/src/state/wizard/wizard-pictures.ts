import { type Api } from '@adloom/domain/api-client.ts'
import { PICTURES_SHOWN } from '@adloom/domain/template.ts'
import { chosenMedium, mediaOf, methodOf } from './wizard-answers.ts'
import { type Change, type Wizard } from './wizard-state.ts'

/** A further picture of the product that this installation has to copy: a finished ad must not depend on the shop's address. */
export interface PictureWork {
  readonly kind: 'keep-picture'
  readonly key: string
  readonly src: string
}

/** Addresses of further pictures of the product, from its page or of the upload. What was made from words are variants themselves. */
function furtherPictures(wizard: Wizard): readonly string[] {
  if (methodOf(wizard) === 'prompt') return []
  const chosen = chosenMedium(wizard)?.src
  const pictures = mediaOf(wizard).filter(({ src, video }) => !video && src !== chosen && !src.startsWith('data:'))
  return pictures.slice(0, PICTURES_SHOWN).map(({ src }) => src)
}

/** Our copies of the further pictures: those that are there and can be read. */
export const otherPictures = (wizard: Wizard): string[] =>
  furtherPictures(wizard)
    .map((src) => wizard.keptPictures[src] ?? null)
    .filter((url) => url !== null)

/** The copies to make now: once the ad's own images are made. */
export const duePictures = (wizard: Wizard): readonly PictureWork[] =>
  wizard.variantsOf === null || wizard.processedImage === null
    ? []
    : furtherPictures(wizard)
        .filter((src) => wizard.keptPictures[src] === undefined)
        .map((src) => ({ kind: 'keep-picture', key: `keep-picture:${src}`, src }))

/** Makes the server copy a picture. */
export async function keepPicture({ src }: PictureWork, api: Api, signal: AbortSignal): Promise<Change> {
  const { url } = await api.keepPicture({ url: src }, { signal })
  return (wizard) => pictureCopied(wizard, src, url)
}

/** The copy of a picture is at `url`; null when it cannot be copied, and is not shown. */
export const pictureCopied = (wizard: Wizard, src: string, url: string | null): Wizard => ({
  ...wizard,
  keptPictures: { ...wizard.keptPictures, [src]: url },
})
