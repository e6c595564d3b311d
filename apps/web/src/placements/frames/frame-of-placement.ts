import * as z from 'zod'
import table from './frame-of-placement.json' with { type: 'json' }

/** The surroundings in which an ad is shown. */
const frameKinds = [
  'feed',
  'professional feed',
  'short posts',
  'story',
  'short video',
  'pins',
  'videos',
  'article',
  'search',
  'page top',
  'page side',
  'phone foot',
] as const
export type FrameKind = (typeof frameKinds)[number]

/** The frame of each placement, by its id. */
export const frameOfPlacement: Readonly<Record<string, FrameKind>> = z.record(z.string(), z.enum(frameKinds)).parse(table)
