import { type CopyRequest } from '@adloom/domain/copy.ts'
import { type RequestOf } from '@adloom/domain/endpoints.ts'
import { type PageProduct } from '@adloom/domain/page-product.ts'
import { type CategoryWork, dueCategories } from './due-categories.ts'
import { restagingOf } from './new-scene.ts'
import { type DrawnFrom, drawnFrom, productIn } from './wizard-answers.ts'
import { type Wizard } from './wizard-state.ts'
import { dueLogo, type LogoWork } from './wizard-logo.ts'
import { duePictures, type PictureWork } from './wizard-pictures.ts'

/** A call the wizard needs. Equal keys mean the same call: it runs once, however often it is found due. */
export type Work =
  | { readonly kind: 'read'; readonly key: string; readonly request: RequestOf<'parseProduct'> }
  | { readonly kind: 'upload'; readonly key: string; readonly fileId: string; readonly name: string; readonly type: string }
  | CategoryWork
  /** Ends when the category arrives, or after `CATEGORY_WAIT_MS`. */
  | { readonly kind: 'await-category'; readonly key: string }
  | { readonly kind: 'copy'; readonly key: string; readonly request: CopyRequest }
  | { readonly kind: 'cut-out'; readonly key: string; readonly src: string; readonly product: PageProduct | null }
  | { readonly kind: 'restage'; readonly key: string; readonly request: RequestOf<'changeBackground'> }
  | { readonly kind: 'redraw'; readonly key: string; readonly drawn: DrawnFrom; readonly prompt: string }
  | LogoWork
  | PictureWork
  | { readonly kind: 'generate'; readonly key: string; readonly prompt: Wizard['promptData'] }

/** Number of colours in an image request. */
const COLORS_AT_MOST = 12

/** The calls due for this wizard. After a reload they are the same calls with the same keys. */
export function dueWork(wizard: Wizard): readonly Work[] {
  const due: Work[] = []
  if (wizard.reading.status === 'running') {
    const { key, url } = wizard.reading
    due.push({ kind: 'read', key, request: wizard.pageHtml.trim() === '' ? { url } : { url, html: wizard.pageHtml } })
  }
  for (const { id, name, type, state } of wizard.serializedFiles)
    if (state.status === 'uploading') due.push({ kind: 'upload', key: `upload:${id}`, fileId: id, name, type })
  if (wizard.promptData.run.status === 'running') due.push({ kind: 'generate', key: wizard.promptData.run.key, prompt: wizard.promptData })
  if (wizard.copy.status === 'running') {
    const { key, request, withTargeting, awaitsCategory } = wizard.copy
    due.push(
      awaitsCategory
        ? { kind: 'await-category', key: `await-category:${key}` }
        : { kind: 'copy', key, request: withTargeting ? request : plainCopyRequest(request) },
    )
  }
  return [...due, ...dueVariants(wizard), ...dueLogo(wizard), ...dueCategories(wizard), ...duePictures(wizard)]
}

/** The only fields of the second try (§7.3). */
const plainCopyRequest = ({ url, title, description, imageUrl, languages }: CopyRequest): CopyRequest => ({
  url,
  title,
  description,
  imageUrl,
  languages,
})

/** The ad's images: the product is cut out once, while the copy is being written, then set into each scene. A drawn product is drawn again. */
function dueVariants(wizard: Wizard): readonly Work[] {
  const { variantsOf, processedImage, generatedImages } = wizard
  const running = generatedImages.filter((variant) => variant.status === 'running')
  const isAwaited = running.length > 0 || (generatedImages.length === 0 && wizard.copy.status === 'running')
  if (variantsOf === null || !isAwaited) return []
  const drawn = drawnFrom(wizard)
  if (drawn !== null) return running.map(({ key, prompt }) => ({ kind: 'redraw', key, drawn, prompt }))
  if (processedImage?.of !== variantsOf) {
    return [{ kind: 'cut-out', key: `cut-out:${variantsOf}`, src: variantsOf, product: productIn(wizard, variantsOf) }]
  }
  const colors = wizard.scrapedData?.styles.colors.slice(0, COLORS_AT_MOST).map(({ color }) => color) ?? []
  return running.map(({ key, prompt }) => ({
    kind: 'restage',
    key,
    request: { ...restagingOf(processedImage.url, prompt), ...(colors.length > 0 ? { colors } : {}) },
  }))
}
