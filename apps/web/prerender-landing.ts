import react from '@vitejs/plugin-react'
import { createServer, type Plugin, type Rolldown } from 'vite'
import { materialIcons } from './material-icons.ts'

const ROOT = '<div id="root"></div>'

/** Loads the app outside a browser and lets it write the landing page. */
async function landingHtml(root: string): Promise<string> {
  const server = await createServer({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    appType: 'custom',
    plugins: [react(), materialIcons()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { renderLanding } = await server.ssrLoadModule('/src/app/prerender.tsx')
    return String(renderLanding())
  } finally {
    await server.close()
  }
}

/** The style sheet that a page links, in the page itself: one request less before the first paint. */
function inlineStyles(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (link, name: string) => {
    const sheet = bundle[name]
    return sheet?.type === 'asset' ? `<style>${String(sheet.source)}</style>` : link
  })
}

/**
 * `index.html` becomes the landing page with everything the first paint needs; `app.html` stays the empty page of every other address.
 * Holds what it must: no script in the page, so the server's `script-src 'self'` stands.
 */
export function prerenderLanding(): Plugin {
  let root = ''
  return {
    name: 'adloom-prerender-landing',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build made no index.html')
        const empty = String(page.source)
        if (!empty.includes(ROOT)) throw new Error(`index.html lacks ${ROOT}`)
        const landing = await landingHtml(root)
        page.source = inlineStyles(empty, bundle).replace(ROOT, () => ROOT.replace('></', `>${landing}</`))
      },
    },
  }
}
