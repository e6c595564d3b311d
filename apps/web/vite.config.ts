import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { materialIcons } from './material-icons.ts'
import { prerenderLanding } from './prerender-landing.ts'
import { routePages } from './route-pages.ts'
import { withoutJsonSchemas } from './without-json-schemas.ts'
import { withoutThemeVariables } from './without-theme-variables.ts'

const SERVER = 'http://127.0.0.1:4400'
// The short form would send our Host as the server's own, and the server then refuses the browser's Origin.
const toServer = { target: SERVER, changeOrigin: false }

/** Lets the browser ask for the text face together with the script instead of after the style sheet. */
function preloadTextFace(): Plugin {
  return {
    name: 'adloom-preload-text-face',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const face = Object.keys(bundle ?? {}).find((name) => /inter-latin-wght-normal[^/]*\.woff2$/.test(name))
        return face === undefined
          ? []
          : [
              {
                tag: 'link',
                injectTo: 'head',
                attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${face}`, crossorigin: '' },
              },
            ]
      },
    },
  }
}

/** Everything that is there at the first paint of any screen and changes only with new versions: kept by the browser across our own. */
const FRAMEWORK = /node_modules\/(react|react-dom|scheduler)\//

/** zod and its settings: whatever makes a schema evaluates them first. In a file of their own the settings came after some schemas. */
const VALIDATION = /node_modules\/zod\/|web\/src\/browser\/validation\.ts$/

/** Beside the calls' own code, which loads with the first call, they brought it to every screen that needs them. */
const BEFORE_CALLS = /web\/src\/browser\/api\.ts$|domain\/src\/(video|video-job)\.ts$/

export default defineConfig({
  plugins: [react(), materialIcons(), preloadTextFace(), withoutJsonSchemas(), withoutThemeVariables(), prerenderLanding(), routePages()],
  build: {
    target: 'baseline-widely-available',
    // Their licences travel with the libraries.
    license: { fileName: 'licenses.md' },
    // Every browser of the target preloads modules itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'app.html'].map((page) => join(import.meta.dirname, page)),
      output: {
        // Names of parts are listed in the first script: without words they save 1.3 KiB on the way to the wizard.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'framework', test: FRAMEWORK },
            { name: 'validation', test: VALIDATION },
            { name: 'before-calls', test: BEFORE_CALLS },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': toServer, '/files': toServer, '/fonts': toServer, '/sign-in': toServer, '/sign-out': toServer },
  },
})
