import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compileMessages } from './i18n/compile-messages.ts'
import type { Messages } from './i18n/messages.ts'

/** Ships messages compiled, so that no visitor downloads or runs the ICU parser. */
function compiledMessages(): Plugin {
  const locales = path.resolve(import.meta.dirname, 'i18n/locales')
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    transform(source, id) {
      const [file = ''] = id.split('?')
      if (path.dirname(file) !== locales) return null
      return JSON.stringify(compileMessages(JSON.parse(source) as Messages))
    },
  }
}

export default defineConfig({
  root: 'web',
  cacheDir: '../.cache/vite',
  publicDir: false,
  plugins: [compiledMessages(), react()],
  // The server fills in the nonce of each answer.
  html: { cspNonce: '{{nonce}}' },
  json: { namedExports: false },
  build: { outDir: '../dist/web', emptyOutDir: true, target: 'baseline-widely-available' },
})
