import { BUILT_IN_ENGINE } from '@adloom/domain/provenance.ts'
import { type Fetch } from '@adloom/domain/ports/fetch.ts'
import { type TextModel } from '@adloom/domain/ports/text-model.ts'
import { anthropicText, ANTHROPIC_URL } from '@adloom/providers/text/anthropic.ts'
import { FAL_URL } from '@adloom/providers/fal-queue.ts'
import { googleText, GOOGLE_URL } from '@adloom/providers/text/google.ts'
import { type ModelAccess } from '@adloom/providers/model-access.ts'
import { type ModelListAccess } from '@adloom/providers/model-list.ts'
import { openaiText, OPENAI_URL } from '@adloom/providers/text/openai.ts'
import { compatibleText } from '@adloom/providers/text/openai-compatible.ts'

/** Address and settings of a provider: environment variables, under the names their own SDKs use. */
export interface ProviderAccess {
  /** Its name in sentences. */
  readonly title: string
  readonly keyVariable: string
  /** Local servers want none. */
  readonly needsKey: boolean
  readonly baseUrlVariable: string | null
  /** Its own address; null where only the configuration knows it. */
  readonly baseUrl: string | null
  /** Its own variables, which replace the shared ones once its address is set: then the shared key is never sent there. */
  readonly ownVariables?: { readonly key: string; readonly baseUrl: string }
  /** An example address where only the configuration knows it. */
  readonly example?: string
  /** How to request its list of models; missing where it has none. */
  readonly modelList?: (key: string) => Pick<ModelListAccess, 'path' | 'headers'>
}

interface TextProvider extends ProviderAccess {
  /** Whether its models have vision; false where only the owner knows what the server runs. */
  readonly sees: boolean
  readonly textModel: (access: ModelAccess) => TextModel
  readonly modelList: (key: string) => Pick<ModelListAccess, 'path' | 'headers'>
}

const bearerList = (key: string): ReturnType<TextProvider['modelList']> =>
  key === '' ? { path: '/models', headers: {} } : { path: '/models', headers: { authorization: `Bearer ${key}` } }

/** The text providers, by the name a role gives them: `COPY_MODEL=openai:…`. Loading this loads no vendor's library. Add yours here. */
export const textProviders = {
  openai: {
    title: 'OpenAI',
    keyVariable: 'OPENAI_API_KEY',
    needsKey: true,
    baseUrlVariable: 'OPENAI_BASE_URL',
    baseUrl: OPENAI_URL,
    sees: true,
    textModel: openaiText,
    modelList: bearerList,
  },
  'openai-compatible': {
    title: 'The model server',
    keyVariable: 'OPENAI_API_KEY',
    needsKey: false,
    baseUrlVariable: 'OPENAI_BASE_URL',
    ownVariables: { key: 'OPENAI_COMPATIBLE_API_KEY', baseUrl: 'OPENAI_COMPATIBLE_BASE_URL' },
    baseUrl: null,
    sees: false,
    textModel: compatibleText,
    modelList: bearerList,
  },
  anthropic: {
    title: 'Anthropic',
    keyVariable: 'ANTHROPIC_API_KEY',
    needsKey: true,
    baseUrlVariable: null,
    baseUrl: ANTHROPIC_URL,
    sees: true,
    textModel: anthropicText,
    modelList: (key) => ({ path: '/models?limit=1000', headers: { 'x-api-key': key, 'anthropic-version': '2023-06-01' } }),
  },
  google: {
    title: 'Google',
    keyVariable: 'GOOGLE_GENERATIVE_AI_API_KEY',
    needsKey: true,
    baseUrlVariable: null,
    baseUrl: GOOGLE_URL,
    sees: true,
    textModel: googleText,
    modelList: (key) => ({ path: '/models?pageSize=1000', headers: { 'x-goog-api-key': key } }),
  },
} satisfies Readonly<Record<string, TextProvider>>
type TextProviderName = keyof typeof textProviders

/** Access to fal, which makes images and videos. */
export const falAccess = {
  title: 'fal',
  keyVariable: 'FAL_KEY',
  needsKey: true,
  baseUrlVariable: 'FAL_BASE_URL',
  baseUrl: FAL_URL,
} satisfies ProviderAccess

/** A model chosen for a role, with everything needed to reach it. */
export interface Chosen<Name extends string> {
  readonly provider: Name
  readonly model: string
  /** Without a trailing slash. */
  readonly baseUrl: string
  /** '' where there is none. */
  readonly key: string
}

export type ChosenModel = Chosen<TextProviderName>

export const textModelFor = ({ provider, ...access }: ChosenModel, fetch?: Fetch): TextModel =>
  textProviders[provider].textModel({ ...access, ...(fetch === undefined ? {} : { fetch }) })

/**
 * Whether a model may be shown images: its vendor's models have vision, or it is chosen for categories, which requires vision (`seeing`: the models
 * chosen for that).
 */
export const seesImages = (model: ChosenModel, seeing: readonly (ChosenModel | null)[]): boolean =>
  textProviders[model.provider].sees ||
  seeing.some(
    (other) => other !== null && other.provider === model.provider && other.baseUrl === model.baseUrl && other.model === model.model,
  )

/** How to check the chosen model against the provider's list; null where there is none. */
export function modelListFor({ model, baseUrl, key }: Chosen<string>, { title, modelList }: ProviderAccess): ModelListAccess | null {
  return modelList === undefined ? null : { provider: title, baseUrl, key, model, ...modelList(key) }
}

export type Environment = Readonly<Record<string, string | undefined>>
export type ChoiceProblem = { readonly path: string; readonly message: string }

/** An empty value counts as unset. */
const trimmedValue = (env: Environment, name: string): string => env[name]?.trim() ?? ''

/** The models of a role, the first as default; null is the built-in engine, which is always among them. And the problems of its variables. */
export interface ReadRole<Model> {
  readonly offered: readonly (Model | null)[]
  readonly problems: readonly ChoiceProblem[]
}

export const readTextRole = (env: Environment, role: 'COPY_MODEL' | 'CATEGORY_MODEL'): ReadRole<ChosenModel> =>
  readRole(env, role, textProviders, 'writes')

/**
 * The models of a role from the variable `role`: `provider:model` or `studio`, several separated by commas. Each of its variables, keys and addresses
 * gives at most one problem; no problem contains a key's value. `verb`: what the providers do, as a word of a sentence. `problemWith`: why a model of
 * theirs is unfit, as the end of a sentence about it, or null.
 */
export function readRole<Name extends string>(
  env: Environment,
  role: string,
  providers: Readonly<Record<Name, ProviderAccess>>,
  verb: string,
  problemWith: (chosen: Chosen<Name>) => string | null = () => null,
): ReadRole<Chosen<Name>> {
  const problems: ChoiceProblem[] = []
  const names = [
    ...new Set(
      trimmedValue(env, role)
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    ),
  ]
  const offered = names.map((name): Chosen<Name> | null => {
    if (name === BUILT_IN_ENGINE) return null
    const chosen = readModel(env, role, name, { providers, verb })
    if ('length' in chosen) {
      problems.push(...chosen)
      return null
    }
    const wrong = problemWith(chosen)
    if (wrong !== null) problems.push({ path: role, message: `"${chosen.model}" ${wrong}` })
    return chosen
  })
  return { offered: names.includes(BUILT_IN_ENGINE) ? offered : [...offered, null], problems }
}

interface RoleProviders<Name extends string> {
  readonly providers: Readonly<Record<Name, ProviderAccess>>
  readonly verb: string
}

function readModel<Name extends string>(
  env: Environment,
  role: string,
  value: string,
  { providers, verb }: RoleProviders<Name>,
): Chosen<Name> | readonly ChoiceProblem[] {
  const isProvider = (name: string): name is Name => Object.hasOwn(providers, name)
  const [, name = '', model = ''] = /^([a-z0-9-]+):(\S+)$/.exec(value) ?? []
  if (name === '') return [{ path: role, message: 'must be "studio" or "provider:model"' }]
  if (!isProvider(name)) {
    const known = Object.keys(providers).join(', ')
    return [{ path: role, message: `"${name}" is no provider that ${verb} here: choose one of ${known}, or "studio"` }]
  }
  const provider: ProviderAccess = providers[name]
  const { keyVariable, key, baseUrlVariable, baseUrl } = accessOf(env, provider)
  const problems: ChoiceProblem[] = []
  if (provider.needsKey && key === '') problems.push({ path: role, message: `needs ${keyVariable}: the key ${provider.title} gave you` })
  // It travels in a header.
  if (!/^[!-~]*$/.test(key)) problems.push({ path: keyVariable, message: 'must be one word of plain letters, digits and signs' })
  if (baseUrl === '')
    problems.push({
      path: role,
      message: `needs ${baseUrlVariable ?? 'an address'}: where your server is, such as ${provider.example ?? 'http://localhost:11434/v1 (Ollama)'}`,
    })
  return problems.length > 0 ? problems : { provider: name, model, baseUrl, key }
}

/** Key and address of a provider, and the variables that hold them. */
function accessOf(env: Environment, { keyVariable, baseUrlVariable, baseUrl: ownUrl, ownVariables }: ProviderAccess) {
  const isOwn = ownVariables !== undefined && trimmedValue(env, ownVariables.baseUrl) !== ''
  const variables = isOwn ? { keyVariable: ownVariables.key, baseUrlVariable: ownVariables.baseUrl } : { keyVariable, baseUrlVariable }
  const url = (variables.baseUrlVariable === null ? '' : trimmedValue(env, variables.baseUrlVariable)) || ownUrl || ''
  return { ...variables, key: trimmedValue(env, variables.keyVariable), baseUrl: url.replace(/(?<!\/)\/+$/, '') }
}
