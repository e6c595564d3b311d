import { type FoundManifest, type ManifestAction } from '@adloom/domain/inspected-file.ts'
import * as z from 'zod'
import { manifestStoreOf, type MediaType } from '../image/metadata-parts.ts'
import { type C2paProcess } from './c2pa-process.ts'
import { sourceTermOf } from './read-xmp.ts'
import { shownText } from './shown-text.ts'

const text = z.string().transform(shownText)
/** A tool by its name, or by name and version. */
const toolSchema = z.union([
  text,
  z.object({ name: text.optional(), version: text.optional() }).transform(({ name = '', version = '' }) => `${name} ${version}`.trim()),
])

const actionSchema = z.object({
  action: text,
  digitalSourceType: text.optional().catch(undefined),
  softwareAgent: toolSchema.optional().catch(undefined),
  when: text.optional().catch(undefined),
  description: text.optional().catch(undefined),
})

const manifestSchema = z.object({
  claim_generator: text.optional().catch(undefined),
  claim_generator_info: z.array(toolSchema).catch([]),
  assertions: z.array(z.object({ label: z.string(), data: z.unknown() })).catch([]),
  ingredients: z.array(z.unknown()).catch([]),
  signature_info: z.object({ issuer: text.optional(), common_name: text.optional() }).nullable().catch(null),
})

/** The library's report, as far as it is read. */
const reportSchema = z.object({
  active_manifest: z.string(),
  manifests: z.record(z.string(), manifestSchema),
  validation_state: z.enum(['Invalid', 'Valid', 'Trusted']),
  validation_status: z.array(z.object({ code: text, explanation: text.default('') })).catch([]),
})

const actionsSchema = z.object({ actions: z.array(actionSchema.nullable().catch(null)) })

const ACTIONS_MAX = 50
const PROBLEMS_MAX = 20

/** Not a fault of the file: nobody here says whom to trust. */
const UNTRUSTED = 'signingCredential.untrusted'

function actionsOf({ assertions }: z.infer<typeof manifestSchema>): readonly ManifestAction[] {
  const lists = assertions
    .filter(({ label }) => /^c2pa\.actions(?:\.v2)?(?:__\d+)?$/.test(label))
    .map(({ data }) => actionsSchema.safeParse(data))
  return lists
    .flatMap(({ data }) => data?.actions ?? [])
    .filter((action) => action !== null)
    .slice(0, ACTIONS_MAX)
    .map(({ action, digitalSourceType, softwareAgent, when, description }) => ({
      action,
      source: digitalSourceType === undefined ? null : sourceTermOf(digitalSourceType),
      tool: softwareAgent ?? null,
      when: when ?? null,
      description: description ?? null,
    }))
}

const unread = (problem: string): FoundManifest => ({
  state: 'unread',
  signer: null,
  tool: null,
  actions: [],
  ingredients: 0,
  problems: [{ code: 'unread', explanation: shownText(problem) }],
})

/**
 * The C2PA manifest of a file; null without one. `certificates`: those of this installation in PEM, the authority last; null where it has none. Never
 * fails: what could not be read is `unread`.
 */
export async function readManifest(
  bytes: Uint8Array,
  type: MediaType,
  process: Pick<C2paProcess, 'ask'>,
  certificates: string | null,
): Promise<FoundManifest | null> {
  if (manifestStoreOf(bytes).length === 0) return null
  const reply = await process.ask({ kind: 'read', type, bytes, anchors: certificates })
  if (!('json' in reply)) return unread('problem' in reply ? reply.problem : 'no report')
  if (reply.json === null) return unread('the library finds no manifest in it')
  const { data, error } = reportSchema.safeParse(JSON.parse(reply.json))
  if (data === undefined) return unread(`its report has another form: ${error.message}`)
  if (!Object.hasOwn(data.manifests, data.active_manifest)) return unread('its active manifest is missing')
  const manifest = data.manifests[data.active_manifest]
  const { signature_info: signature, claim_generator: generator } = manifest
  return {
    state: data.validation_state === 'Invalid' ? 'broken' : 'holds',
    signer:
      signature === null
        ? null
        : {
            name: signature.common_name ?? '',
            organization: signature.issuer ?? '',
            isOwn: certificates !== null && data.validation_state === 'Trusted',
          },
    tool: manifest.claim_generator_info[0] ?? generator ?? null,
    actions: [...actionsOf(manifest)],
    ingredients: manifest.ingredients.length,
    problems: data.validation_status.filter(({ code }) => code !== UNTRUSTED).slice(0, PROBLEMS_MAX),
  }
}
