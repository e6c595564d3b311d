import { type TextModel } from '@adloom/domain/ports/text-model.ts'
import { fetchFrom } from '../http.ts'
import { textModelOf } from '../language-model.ts'
import { asPlatformFetch, type ModelAccess, modelLimits } from '../model-access.ts'

/** Address of OpenAI's own API; other regions and proxies have their own. */
export const OPENAI_URL = 'https://api.openai.com/v1'

/** A model of OpenAI, over the Responses API. `store` is off: OpenAI keeps no question. */
export function openaiText({ baseUrl, key, model, fetch }: ModelAccess): TextModel {
  const providerFetch = fetchFrom({ provider: 'OpenAI', baseUrl, ...modelLimits }, fetch)
  return textModelOf({
    provider: 'OpenAI',
    engine: `openai:${model}`,
    model,
    key,
    load: async () => {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return createOpenAI({ baseURL: baseUrl, apiKey: key, fetch: asPlatformFetch(providerFetch) })(model)
    },
    options: { openai: { store: false } },
    // The interface requires a detail level; a product is recognised at a glance, so the cheapest is enough.
    imageOptions: { openai: { imageDetail: 'low' } },
  })
}
