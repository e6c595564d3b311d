import { type TextModel } from '@adloom/domain/ports/text-model.ts'
import { fetchFrom } from '../http.ts'
import { textModelOf } from '../language-model.ts'
import { asPlatformFetch, type ModelAccess, modelLimits } from '../model-access.ts'

/** Address of Anthropic's API. */
export const ANTHROPIC_URL = 'https://api.anthropic.com/v1'

/** A model of Anthropic, over its Messages API. */
export function anthropicText({ baseUrl, key, model, fetch }: ModelAccess): TextModel {
  const providerFetch = fetchFrom({ provider: 'Anthropic', baseUrl, ...modelLimits }, fetch)
  return textModelOf({
    provider: 'Anthropic',
    engine: `anthropic:${model}`,
    model,
    key,
    load: async () => {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic({ baseURL: baseUrl, apiKey: key, fetch: asPlatformFetch(providerFetch) })(model)
    },
  })
}
