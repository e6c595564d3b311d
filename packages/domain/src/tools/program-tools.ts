import * as z from 'zod'
import { adFormatSchema } from '../ad-format.ts'
import { adCalls } from '../calls/ad-calls.ts'
import { productCalls } from '../calls/product-calls.ts'
import { copyOptionSchema } from '../copy.ts'
import { seedSchema } from '../endpoint.ts'
import { productSchema } from '../product.ts'
import { adLayoutSchema } from '../template.ts'
import { adNoticeSchema } from '../programs/ad-notice.ts'

const url = productCalls.parseProduct.request.shape.url.describe('The link of one product’s page')
const folder = z.string().min(1).describe('Folder on this machine into which the files are written; it is made where it is missing')

/** A finished picture or video. */
const finishedFileSchema = z.object({
  file: z.string().describe('Path of the file; its address where the tools run on a server'),
  /** Null: as it was saved. */
  format: adFormatSchema.nullable(),
  layout: adLayoutSchema.nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  text: z.string().nullable().describe('Id of the text it shows'),
})
export type FinishedFile = z.output<typeof finishedFileSchema>

const textSchema = copyOptionSchema.pick({ id: true, headline: true, description: true, callToAction: true, language: true, angle: true })

/** Tools for programs that speak MCP: what they take and give. What is read and written is described by the schemas of the calls. */
export const programTools = {
  read_product: {
    title: 'Read a product',
    description:
      'Reads the page of a product and tells what stands there: title, price, features, pictures. Fails with a code when the page shows no single product.',
    input: z.object({ url }),
    output: productSchema
      .pick({
        finalUrl: true,
        title: true,
        description: true,
        brand: true,
        category: true,
        price: true,
        language: true,
        availability: true,
        rating: true,
        features: true,
        productImages: true,
      })
      .extend({ note: productSchema.shape.note }),
    isReadOnly: true,
  },
  make_ad: {
    title: 'Make an ad',
    description:
      'Makes an ad of a product from the link of its page: texts that say only what the page says, pictures of the product in new scenes, and finished ads as files. Takes up to some minutes and reports progress. The same page and seed give the same ad.',
    input: z.object({
      url,
      layout: adLayoutSchema.optional().describe('The layout of all pictures; each gets another one where it is missing'),
      format: adFormatSchema.default('social'),
      seed: seedSchema,
      folder,
    }),
    output: z.object({
      /** The saved ad; null where there is no library. */
      id: z.string().nullable(),
      product: productSchema.pick({ title: true, finalUrl: true }),
      texts: z.array(textSchema),
      files: z.array(finishedFileSchema),
      seed: z.int(),
      notes: z.array(z.string()),
    }),
    isReadOnly: false,
  },
  list_ads: {
    title: 'List the ads',
    description: 'Lists the ads of the library, newest change first. Needs a running installation: ADLOOM_URL and ADLOOM_TOKEN.',
    input: adCalls.listAds.request,
    output: adCalls.listAds.response
      .pick({ total: true, cursor: true })
      .extend({ ads: z.array(adNoticeSchema.extend({ updatedAt: z.iso.datetime() })) }),
    isReadOnly: true,
  },
  export_ad: {
    title: 'Export an ad',
    description:
      'Writes the finished files of an ad of the library: a social ad is drawn in each of the formats, everything else is given as it was saved. Needs a running installation: ADLOOM_URL and ADLOOM_TOKEN.',
    input: z.object({
      id: adCalls.getAd.request.shape.id.describe('As list_ads tells it'),
      formats: z.array(adFormatSchema).min(1).max(adFormatSchema.options.length).default(['social']),
      folder,
    }),
    output: z.object({ id: z.string(), files: z.array(finishedFileSchema) }),
    isReadOnly: false,
  },
} as const

export type ProgramToolName = keyof typeof programTools
/** What a tool gets. `folder` is missing where files are told by their addresses. */
export type ToolInput<Name extends ProgramToolName> = z.output<(typeof programTools)[Name]['input']>
export type ToolOutput<Name extends ProgramToolName> = z.output<(typeof programTools)[Name]['output']>
