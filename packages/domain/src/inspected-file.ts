import * as z from 'zod'

/** One thing that a manifest says was done, in the words of C2PA: `c2pa.created`. `source`: IPTC's digital source type. */
const manifestActionSchema = z.object({
  action: z.string(),
  source: z.string().nullable(),
  tool: z.string().nullable(),
  when: z.string().nullable(),
  description: z.string().nullable(),
})
export type ManifestAction = z.infer<typeof manifestActionSchema>

/** A C2PA manifest as it was found. Texts are the signer's. */
const foundManifestSchema = z.object({
  /** Whether signature and hashes fit the file; `unread` where the library could not read it. Says nothing of who signed. */
  state: z.enum(['holds', 'broken', 'unread']),
  /** Null where the certificate could not be read. `isOwn`: this installation's certificate, proven. */
  signer: z.object({ name: z.string(), organization: z.string(), isOwn: z.boolean() }).nullable(),
  /** The program that made the manifest. */
  tool: z.string().nullable(),
  actions: z.array(manifestActionSchema),
  /** How many other files it names as parts. What those say was not checked. */
  ingredients: z.int(),
  /** Codes of C2PA with the library's explanation. */
  problems: z.array(z.object({ code: z.string(), explanation: z.string() })),
})
export type FoundManifest = z.infer<typeof foundManifestSchema>

/** What a file says about where it comes from. */
export const inspectedFileSchema = z.object({
  name: z.string(),
  bytes: z.int(),
  /** By its first bytes; null for anything but JPEG, PNG, WebP and MP4, of which nothing else is read. */
  type: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  seconds: z.number().nullable(),
  /** Null without a packet. `source`: the term of IPTC's vocabulary. */
  xmp: z.object({ source: z.string().nullable(), tool: z.string().nullable() }).nullable(),
  /** Null without a manifest. */
  manifest: foundManifestSchema.nullable(),
})
export type InspectedFile = z.infer<typeof inspectedFileSchema>
