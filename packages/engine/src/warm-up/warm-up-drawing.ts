import { creativeSchema } from '@adloom/domain/template.ts'
import { scenes } from '@adloom/renderer/scenes.ts'
import { encodeJpeg } from '../image/pixels.ts'
import { jarPhotograph } from './jar-photograph.ts'
import { readPrompt } from '../prompt/read-prompt.ts'
import { changeBackground, cutPhoto } from '../compose/change-background.ts'
import { finishCreative } from '../compose/finish-creative.ts'
import { renderVariant, stageProduct } from '../compose/render-variant.ts'

/** Pixels of a side of the photograph and of the images of each scene: as few as still need all code. */
const PHOTO = 320
const IMAGE = 48
const ADDRESS = '/files/warm-up.jpg'

/**
 * Makes an ad that nobody sees: the first one of a user then finds code and fonts loaded. Every scene is drawn, because V8 optimises code for what it has
 * run, and drops it at anything new.
 */
export async function warmUpDrawing(): Promise<void> {
  const image = await encodeJpeg(jarPhotograph(PHOTO), 90)
  const cut = await cutPhoto({ key: 'warm-up', image, mask: null, others: [] })
  const choice = readPrompt('', [], 1)
  for (const scene of Object.keys(scenes) as (keyof typeof scenes)[]) {
    renderVariant(stageProduct(cut, { ...choice, scene }, { width: IMAGE, height: IMAGE }, 1))
  }
  const size = { width: PHOTO, height: PHOTO, shape: null, outputFormat: 'jpeg', quality: 'low' } as const
  await changeBackground({ cut, companions: [], prompt: '', colors: [], seed: 1, ...size })
  const words = { brandName: 'Adloom', headline: 'A jar', description: 'A jar of clay.', callToAction: 'Shop now' }
  const creative = creativeSchema.parse({ ...words, image: ADDRESS, brandLogo: null, accent: '#2f6f62' })
  await finishCreative({ creative, layout: 'card', format: 'social' }, new Map([[ADDRESS, image]]))
}
