import * as z from 'zod'
import { adFactKindSchema } from '../design/ad-facts.ts'
import { languageSchema } from '../language.ts'
import { adLayoutSchema } from '../template.ts'
import { textLimits } from '../text-limits.ts'

/** Pictures and texts of each ad of a campaign, at most. */
export const campaignLimits = { images: 5, texts: 5, products: 100_000, problemsShown: 100, productsListed: 100 } as const

/** How the ads of a campaign are made. */
export const campaignChoicesSchema = z.object({
  /** Pictures of each product, each with a design of its own. */
  images: z.int().min(1).max(campaignLimits.images).default(2),
  /** Texts of each product. */
  texts: z.int().min(1).max(campaignLimits.texts).default(3),
  /** The designs to use; those that suit each product if none is named. */
  layouts: z.array(adLayoutSchema).max(campaignLimits.images).default([]),
  /** Null: the language that the feed or the page states. */
  language: languageSchema.nullable().default(null),
  /** What no ad shows, though the product states it. */
  hiddenFacts: z.array(adFactKindSchema).max(adFactKindSchema.options.length).default([]),
  /** The call to action of every ad; null: as written for each. */
  callToAction: z.string().trim().min(1).max(textLimits.id).nullable().default(null),
  /** The same seed makes the same ads. */
  seed: z.int().min(0).max(0xffff_ffff).default(1),
})
export type CampaignChoices = z.output<typeof campaignChoicesSchema>

/** `reading`: its feed is still being read, while its first ads are made. `finished`: nothing waits any more, whether ads failed or not. */
const campaignStatusSchema = z.enum(['reading', 'running', 'paused', 'finished'])

/** What became of a product of a campaign. `refused`: its row says too little, which no further attempt changes. */
export const campaignProductStatusSchema = z.enum(['waiting', 'making', 'made', 'failed', 'refused'])

/** A campaign: ads of many products. Times in milliseconds. */
export const campaignSchema = z.object({
  id: z.string().max(textLimits.id),
  name: z.string().max(textLimits.line),
  createdAt: z.iso.datetime(),
  status: campaignStatusSchema,
  choices: campaignChoicesSchema,
  /** Products by what became of them. */
  products: z.record(campaignProductStatusSchema, z.int().min(0)),
  /** Until nothing waits, by the products of the last minutes; null when nothing is known. */
  msLeft: z.int().min(0).nullable(),
  /** Why its feed could not be read, or not to its end; null when it could. */
  problem: z.string().nullable(),
})
export type Campaign = z.infer<typeof campaignSchema>

/** A product of a campaign. */
export const campaignProductSchema = z.object({
  /** Which entry of the feed it is, from 1, and where the feed has it. */
  place: z.int().min(1),
  row: z.int().min(1),
  title: z.string().nullable(),
  status: campaignProductStatusSchema,
  /** The ad made of it; null when there is none. */
  adId: z.string().nullable(),
  /** Why there is none, as a code and a sentence. */
  code: z.string().nullable(),
  problem: z.string().nullable(),
})
export type CampaignProduct = z.infer<typeof campaignProductSchema>
