import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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

export default defineConfig({
  plugins: [react(), preloadTextFace()],
  build: { target: 'baseline-widely-available' },
  server: { host: '127.0.0.1', port: 5173, strictPort: true, proxy: { '/api': toServer, '/files': toServer } },
})
