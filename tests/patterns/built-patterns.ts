import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languages } from '@adloom/domain/language.ts'
import { type Pattern } from './written-patterns.ts'

/** The patterns that the engine builds from its data files: all its modules are loaded, and all languages. */
export async function builtPatterns(): Promise<readonly Pattern[]> {
  const built: Pattern[] = []
  const Native = RegExp
  globalThis.RegExp = new Proxy(Native, {
    construct(target, words: [string, string?]) {
      const pattern = new target(...words)
      const at = callerIn(new Error().stack ?? '')
      if (at !== null) built.push({ source: pattern.source, flags: pattern.flags, at })
      return pattern
    },
  })
  try {
    await import('@adloom/engine/tasks.ts')
    await import('@adloom/engine/page/extract-product.ts')
    const [{ claimPatternsOf }, { factsDataOf }, { writingOf }, { toneWords }, { isDated }] = await Promise.all([
      import('@adloom/engine/copy/languages/claims.ts'),
      import('@adloom/engine/copy/languages/facts.ts'),
      import('@adloom/engine/copy/languages/writing.ts'),
      import('@adloom/engine/copy/languages/tones.ts'),
      import('@adloom/engine/copy/sentences/unfit.ts'),
    ])
    for (const { code } of languages) {
      claimPatternsOf(code)
      factsDataOf(code)
      writingOf(code)
      toneWords(code, 'formal')
      isDated('', code)
    }
  } finally {
    globalThis.RegExp = Native
  }
  return built
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Our own file and line that a stack begins with, after this file's; null when it begins elsewhere. */
function callerIn(stack: string): string | null {
  const caller =
    stack
      .split('\n')
      .slice(1)
      .find((line) => !line.includes('built-patterns.ts')) ?? ''
  const place = /(file:\/\/[^:]+):(\d+):/.exec(caller)
  return place === null || place[1].includes('node_modules') ? null : `${relative(root, fileURLToPath(place[1]))}:${place[2]}`
}
