import { divideWords } from '@adloom/engine/compose/divide-words.ts'
import { inItsShape } from '@adloom/engine/compose/shaped-creative.ts'
import { adFormats } from '@adloom/domain/ad-format.ts'
import { withPicturesOf } from '@adloom/domain/template.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { type UploadRequest } from '@adloom/domain/upload.ts'
import { type Part } from '@adloom/domain/part.ts'
import { type PartState } from '../parts/parts.ts'
import { bytesOfBase64, bytesOfDataUrl } from '../storage/addresses.ts'
import { type Call, type Handlers, type ReceivedFile } from '../http/call-context.ts'
import { type Models } from '../models/models-of-roles.ts'
import { campaignHandlers } from './campaign-handlers.ts'
import { changeImageBackground } from './change-image-background.ts'
import { copyHandlers } from './copy-handlers.ts'
import { imagesOfCreative } from '../storage/creative-images.ts'
import { videoHandlers } from './video-handlers.ts'
import { packHandlers } from './pack-handlers.ts'
import { LEAD_COOKIE, LEAD_COOKIE_SECONDS } from '../leads/leads.ts'
import { programHandlers } from './program-handlers.ts'
import { preprocess } from './preprocess.ts'
import { type ServerDependencies } from './server-dependencies.ts'
import { fileOf, keepImage, saveUpload, withStoredImages } from './uploads.ts'
import { displayImages, fastImages, newImages, proImages } from './text-to-image.ts'

/** The handlers of this installation, one for each call. */
export function createHandlers(dependencies: ServerDependencies): Handlers {
  const { store, images, ads } = dependencies
  const withChosen = async ({ engines }: Call): Promise<ServerDependencies & Models> => {
    await dependencies.checkRoom()
    return { ...dependencies, ...dependencies.choose(engines) }
  }
  /** Runs `work` with the file of an upload, which is removed after it. */
  async function withReceived<Result>(upload: UploadRequest | ReceivedFile, work: (received: ReceivedFile) => Promise<Result>) {
    if ('file' in upload) return work(upload)
    const received = await fileOf(upload, dependencies.temporaryFiles)
    try {
      return await work(received)
    } finally {
      await received.file.remove()
    }
  }
  return {
    parseProduct: async ({ url, html }, call) =>
      withStoredImages(await dependencies.readProduct(url, html ?? null, call.signal), dependencies, call),

    uploadFile: (upload, call) => withReceived(upload, (received) => saveUpload(received, dependencies, call)),

    inspectFile: (upload) => withReceived(upload, dependencies.fileInspector.inspect),

    keepPicture: ({ url }, call) => keepImage(url, dependencies, call),

    ...copyHandlers(dependencies),

    preprocessImages: (request, call) => preprocess(request, dependencies, call),

    changeBackground: async (request, call) => changeImageBackground(request, await withChosen(call), call),

    categorizeImage: async ({ imageBase64, imageUrl, hint = '' }, { signal, engines }) => {
      if (imageBase64 === undefined && imageUrl === undefined && hint === '') throw new AdloomError('picture.missing')
      const inline = imageBase64?.startsWith('data:') ? bytesOfDataUrl(imageBase64).bytes : imageBase64 && bytesOfBase64(imageBase64)
      const image = inline || (imageUrl === undefined ? null : await dependencies.readImage(imageUrl, signal))
      const { note, ...found } = await dependencies.choose(engines).categoriser.categorise(image, hint, signal)
      return { ...found, note: note ?? undefined }
    },

    finishCreative: async (request, { signal, addressOf }) => {
      const { creative, layout, format } = await inItsShape(request)
      const { bytesByUrl, shown, note } = await imagesOfCreative(withPicturesOf(layout, creative), dependencies, signal)
      const bytes = await dependencies.finishCreative({ creative: shown, layout, format }, bytesByUrl, signal)
      const { key, contentType } = await store.write(bytes, 'image/jpeg')
      const { width, height } = adFormats[format]
      return { url: addressOf(key), width, height, contentType, engine: images.engine, note: note ?? undefined }
    },

    divideWords: async ({ phrases }) => ({ words: divideWords(phrases) }),
    listTemplates: async (_, { addressOf }) => dependencies.templates.list(addressOf),
    createAd: async (ad, { owner, earlierOwners }) => {
      await ads.takeOver(earlierOwners, owner)
      return ads.save(ad, owner)
    },
    listAds: async ({ cursor, limit }, { owner, earlierOwners, addressOf }) => {
      await ads.takeOver(earlierOwners, owner)
      return ads.list(owner, { cursor: cursor ?? null, limit }, addressOf)
    },
    getAd: async ({ id }, { owner, earlierOwners, addressOf }) => {
      await ads.takeOver(earlierOwners, owner)
      return ads.find(id, owner, addressOf)
    },
    deleteAd: async ({ id }, { owner, earlierOwners }) => {
      await ads.takeOver(earlierOwners, owner)
      await ads.delete(id, owner)
      return null
    },

    ...packHandlers(dependencies),

    createLead: async (request, { setCookie }) => {
      const { lead, ticket } = await dependencies.leads.keep(request)
      setCookie(LEAD_COOKIE, ticket, LEAD_COOKIE_SECONDS)
      return lead
    },
    sendEmail: async (words, { cookie, signal }) => ({
      success: true,
      id: await dependencies.notifyOfLead(cookie(LEAD_COOKIE), words, signal),
    }),

    progress: async ({ key }, { progressOf }) => {
      const { percent = null, images = [] } = progressOf(key) ?? {}
      return { percent, images: [...images] }
    },
    capabilities: async () => dependencies.capabilities(),
    costs: async (_, { mayAdminister, user, owner }) => {
      if (!mayAdminister && user === null) throw new AdloomError('admin.token-wrong')
      return dependencies.ledger.today(mayAdminister ? null : owner)
    },
    parts: async (_, { mayAdminister }) => ({ parts: dependencies.parts.list().map((part) => shownPart(part, mayAdminister)) }),
    addPart: async ({ name }, { mayAdminister }) => {
      if (!mayAdminister) throw new AdloomError('admin.token-wrong')
      dependencies.parts.begin(name)
      const part = dependencies.parts.list().find((one) => one.name === name)
      if (part === undefined) throw new AdloomError('part.unknown', { values: { name } })
      return shownPart(part, mayAdminister)
    },
    session: async (_, { user }) => ({ user: user === null ? null : { name: user.name } }),
    ready: async () => {
      await dependencies.checkReadiness()
      return { status: 'ready' }
    },
    health: async () => ({ status: 'ok', version: dependencies.version, engines: dependencies.engines }),

    ...videoHandlers(dependencies),
    ...programHandlers(dependencies),
    ...campaignHandlers(dependencies),
    textToImage: async (request, call) => fastImages(request, await withChosen(call), call),
    textToImagePro: async (request, call) => proImages(request, await withChosen(call), call),
    displayImages: async (request, call) => displayImages(request, await withChosen(call), call),
    createImages: async (request, call) => newImages(request, await withChosen(call), call),
  }
}

/** A part as a caller may see it: why it could not be added names folders and hosts of the installation. */
const shownPart = (part: PartState, mayAdd: boolean): Part => ({ ...part, failure: mayAdd ? part.failure : null, mayAdd })
