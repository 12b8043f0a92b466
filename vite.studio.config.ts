import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { withShared } from '#i18n/studio-message-parts.ts'
import { comesLaterInStudio } from './i18n/studio-message-parts.ts'
import { compiledMessages } from './scripts/compiled-messages.ts'
import { listedModules } from './scripts/listed-modules.ts'
import { studioChunkGroups } from './scripts/studio-chunk-groups.ts'

const { plugin: groupedChunks, isOfScreens, isOfPages, isOfProject, isOfUnits } = studioChunkGroups()

// One script and one style sheet each for: every page, what home and the units screen share, what each of them shares with
// other parts, and the units screen. By default each module that two lazy parts share would be a file of its own:
// seventy requests and sixteen kilobytes.
const CHUNKS = [
  { name: 'main', tags: ['$initial' as const], priority: 3 },
  { name: 'screens', test: isOfScreens, priority: 2 },
  { name: 'pages', test: isOfPages, priority: 1 },
  { name: 'project', test: isOfProject, priority: 1 },
  { name: 'units', test: isOfUnits },
]

// The Studio is an app of its own: nothing of it is part of what a visitor of a catalogue loads.
export default defineConfig({
  root: 'studio',
  base: '/studio/',
  cacheDir: '../.cache/vite-studio',
  publicDir: false,
  plugins: [
    compiledMessages('studio', (key, query) => comesLaterInStudio(key) === query.includes('later'), withShared),
    react(),
    groupedChunks,
    listedModules(),
  ],
  // The server fills in the nonce of each answer.
  html: { cspNonce: '{{nonce}}' },
  json: { namedExports: false },
  build: {
    outDir: '../dist/studio',
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
})
