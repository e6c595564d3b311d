import { type TextModel } from '@adloom/domain/ports/text-model.ts'
import { fetchFrom } from '../http.ts'
import { textModelOf } from '../language-model.ts'
import { asPlatformFetch, type ModelAccess, modelLimits } from '../model-access.ts'

/** Address of Google's Gemini API. */
export const GOOGLE_URL = 'https://generativelanguage.googleapis.com/v1beta'

/** A Gemini model of Google, over its Generative Language API. The key travels in a header, never in the address. */
export function googleText({ baseUrl, key, model, fetch }: ModelAccess): TextModel {
  const providerFetch = fetchFrom({ provider: 'Google', baseUrl, ...modelLimits }, fetch)
  return textModelOf({
    provider: 'Google',
    engine: `google:${model}`,
    model,
    key,
    load: async () => {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
      return createGoogleGenerativeAI({ baseURL: baseUrl, apiKey: key, fetch: asPlatformFetch(providerFetch) })(model)
    },
  })
}
