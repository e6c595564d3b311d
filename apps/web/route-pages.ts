import { type Plugin, type Rolldown } from 'vite'

/** The screens of each first part of a path, as files of `src`: what every visit needs (`app/screens.tsx`). */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  wizard: ['app/app-root.tsx', 'shell/desktop-only.tsx', 'wizard/wizard-page.tsx'],
  tool: ['app/app-root.tsx', 'shell/desktop-only.tsx', 'shell/app-shell.tsx', 'library/library-page.tsx', 'library/long-list.tsx'],
}

const chunksOf = (bundle: Rolldown.OutputBundle): readonly Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((part) => part.type === 'chunk')

/** The files of a screen and of everything it imports at once. */
function filesOf(bundle: Rolldown.OutputBundle, source: string): readonly string[] {
  const chunk = chunksOf(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${source}`)))
  if (chunk === undefined) throw new Error(`The build has no part with ${source}`)
  const files = new Set<string>()
  const add = (name: string): void => {
    if (files.has(name)) return
    files.add(name)
    const part = bundle[name]
    if (part?.type === 'chunk') part.imports.forEach(add)
  }
  add(chunk.fileName)
  return [...files]
}

/**
 * A page for each screen that takes many scripts, `wizard.html` and `tool.html`: `app.html` that names them all, so that the browser
 * asks for them at once instead of finding one behind the other.
 */
export function routePages(): Plugin {
  return {
    name: 'adloom-route-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const app = bundle['app.html']
        if (app?.type !== 'asset') throw new Error('The build made no app.html')
        const html = String(app.source)
        for (const [name, screens] of Object.entries(SCREENS)) {
          const files = new Set(screens.flatMap((screen) => filesOf(bundle, screen)))
          const links = [...files]
            .filter((file) => !html.includes(file))
            .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
          this.emitFile({ type: 'asset', fileName: `${name}.html`, source: html.replace('</head>', () => `${links.join('')}</head>`) })
        }
      },
    },
  }
}
