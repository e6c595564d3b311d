import { type TextModel } from '@adloom/domain/ports/text-model.ts'
import { fetchFrom } from '../http.ts'
import { textModelOf } from '../language-model.ts'
import { asPlatformFetch, type ModelAccess, modelLimits } from '../model-access.ts'

const PROVIDER = 'The model server'

/**
 * A model behind any server with OpenAI's chat completions: Ollama, llama.cpp, vLLM, LM Studio, LocalAI. The schema of the reply is sent along; small
 * models put JSON into a code fence all the same, which is removed.
 */
export function compatibleText({ baseUrl, key, model, fetch }: ModelAccess): TextModel {
  const providerFetch = fetchFrom({ provider: PROVIDER, baseUrl, ...modelLimits }, fetch)
  return textModelOf({
    provider: PROVIDER,
    engine: `openai-compatible:${model}`,
    model,
    key,
    load: async () => {
      const [{ createOpenAICompatible }, { extractJsonMiddleware, wrapLanguageModel }] = await Promise.all([
        import('@ai-sdk/openai-compatible'),
        import('ai'),
      ])
      const server = createOpenAICompatible({
        name: 'openai-compatible',
        baseURL: baseUrl,
        ...(key === '' ? {} : { apiKey: key }),
        supportsStructuredOutputs: true,
        fetch: asPlatformFetch(providerFetch),
      })
      return wrapLanguageModel({ model: server(model), middleware: extractJsonMiddleware() })
    },
  })
}
