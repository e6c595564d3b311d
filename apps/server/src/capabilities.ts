import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import { IMAGES_MAX, VARIANT_SIZE } from '@adloom/domain/image.ts'
import { STUDIO } from '@adloom/domain/provenance.ts'
import { uploadLimits } from '@adloom/domain/upload.ts'

type Capabilities = ResponseOf<'capabilities'>
type Feature = Capabilities['features'][string]

/** Nothing is paid for: the machine is the user's own. */
const FREE: Feature['estimate'] = { usd: 0, per: 'call', asOf: '2026-11-21' }

const made = (engine: string, typicalMs: number, needsNetwork = false): Feature => {
  const [provider, model = provider] = engine.split(/:(.*)/s)
  return { provider, model, available: true, needsNetwork, typicalMs, estimate: FREE }
}

/** What can be made here and with what; `mailer` is who tells of leads. Typical times in milliseconds on two cores (2026-11-21); a page's depend on the shop. */
export const capabilitiesOf = (
  { copy, background, category, video }: Readonly<Record<'copy' | 'background' | 'category' | 'video', string>>,
  mailer: string,
): Capabilities => ({
  features: {
    page: made(STUDIO, 1000, true),
    copy: made(copy, 20),
    background: made(background, 600),
    cutOut: made(background, 400),
    category: made(category, 50),
    creative: made(STUDIO, 60),
    fastImages: made(background, 900),
    proImages: made(background, 11_000),
    displayImages: made(background, 900),
    video: made(video, 4000),
    // Services of mail are paid by the month, and differ in speed.
    mail: { ...made(mailer, 0, mailer !== 'outbox'), typicalMs: null },
  },
  limits: {
    uploadFiles: uploadLimits.files,
    uploadPictureBytes: uploadLimits.pictureBytes,
    uploadVideoBytes: uploadLimits.videoBytes,
    uploadVideoSeconds: uploadLimits.videoSeconds,
    picturePixels: uploadLimits.pixels,
    variantPixels: VARIANT_SIZE,
    imagesPerRequest: IMAGES_MAX,
  },
})
