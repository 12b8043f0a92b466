import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledMessages } from './scripts/compiled-messages.ts'

// The Studio is an app of its own: nothing of it is part of what a visitor of a catalogue loads.
export default defineConfig({
  root: 'studio',
  base: '/studio/',
  cacheDir: '../.cache/vite-studio',
  publicDir: false,
  plugins: [compiledMessages('studio'), react()],
  // The server fills in the nonce of each answer.
  html: { cspNonce: '{{nonce}}' },
  json: { namedExports: false },
  build: {
    outDir: '../dist/studio',
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
  },
})
