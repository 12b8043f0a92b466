import { readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { messagePartOf } from './i18n/message-parts.ts'
import { compiledMessages } from './scripts/compiled-messages.ts'
import { listedModules } from './scripts/listed-modules.ts'
import { webChunkGroups } from './scripts/web-chunk-groups.ts'

/** Emits the worker that the document starts as a file of its own. */
function readyFormats(): Plugin {
  const source = '/language/ready-formats.js'
  let reference = ''
  return {
    name: 'ready-formats',
    apply: 'build',
    buildStart() {
      reference = this.emitFile({
        type: 'asset',
        name: path.basename(source),
        source: readFileSync(path.join(import.meta.dirname, 'web', source)),
      })
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const document = bundle['index.html']
        if (document?.type !== 'asset') return
        document.source = String(document.source).replace(source, `/${this.getFileName(reference)}`)
      },
    },
  }
}

/**
 * Creates React's internal exceptions without a stack. React creates them while loading, and for each stack V8 parses the
 * whole file again when a tool listens: 20 ms, on a phone 80.
 */
function errorsWithoutStack(): Plugin {
  const made = /(\w+Exception) = Error\(formatProdErrorMessage\(\d+\)\)/g
  return {
    name: 'errors-without-stack',
    apply: 'build',
    transform(source, id) {
      if (!id.includes('react-dom-client.production.js')) return null
      const code = source.replaceAll(made, '$1 = Object.create(Error.prototype)')
      if (code === source) this.error('React creates its exceptions in another way now: see errorsWithoutStack')
      return { code, map: null }
    },
  }
}

const { plugin: groupedChunks, isShared, isNext, isOfPlaces, isOfPicture, isOfOverlays } = webChunkGroups()

// One script and one style sheet each for: every page, the picture of the main page, its interactive part, views of units,
// the filter controls, unit plans, what follows the first view, and what opens over a page. By default each module that two lazy parts share
// would be a file of its own: seventy requests and several kilobytes.
const CHUNKS = [
  // The entry imports it through the plain form, which only the server renders.
  { name: 'consent', test: /domain\/order\/consent-text/, priority: 4 },
  { name: 'main', tags: ['$initial' as const], priority: 3 },
  {
    name: 'still',
    test: /web\/interactive\/(still|interactive-view|picture-frame|focus)|domain\/media\/source-for|ui\/zoom\/use-size|domain\/picture\/(box|viewport)/,
    priority: 2,
  },
  {
    name: 'grids',
    test: /web\/grid\/(?!move|keep)|domain\/chess\/grid-layout|web\/(instance\/(use-choose|cell-extra)|screen\/use-end)/,
    priority: 2,
  },
  {
    name: 'units',
    test: /ui\/scroll\/|web\/(instance\/(use-unit|status|tag|use-open)|choice\/use-place|chess\/word-free)|i18n\/word-kinds|domain\/(place\/place-figures|chess\/units-in)/,
    priority: 2,
  },
  {
    name: 'filter',
    test: /web\/filter\/(filter-controls|wide|kind|results|room|found|clear|chip|criterion-chip|filter-button|fitting|use-fitting|use-kinds|glide)|ui\/(button\/(chip|joined)|field\/(segmented|switch))/,
    priority: 1,
  },
  {
    name: 'plans',
    test: /ui\/(picture\/picture|content\/price)|web\/instance\/(plan|favourite|instance-)/,
    priority: 1,
  },
  { name: 'fields', test: /ui\/field\/(field|checkbox)[.-]/, priority: 1 },
  { name: 'icons', test: /ui\/icon\/next-icon/, priority: 1 },
  { name: 'shared', test: isShared, priority: 1 },
  { name: 'next', test: isNext },
  { name: 'places', test: isOfPlaces },
  { name: 'picture', test: isOfPicture },
  { name: 'overlays', test: isOfOverlays },
]

export default defineConfig({
  root: 'web',
  cacheDir: '../.cache/vite',
  publicDir: false,
  plugins: [
    compiledMessages('', (key, query) => query.includes(messagePartOf(key))),
    react(),
    errorsWithoutStack(),
    groupedChunks,
    readyFormats(),
    listedModules(),
  ],
  json: { namedExports: false },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    // The document preloads the scripts of its page (scripts/preloads.ts), and a list of all others would add a kilobyte to the
    // first view. What loads after it preloads whatever it is about to need.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostId }) =>
        /\/(next|overlays)-/.test(hostId) ? files : files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNKS },
        // The first view names all other files. Shorter hashes compress better, and a file's name is unique without them.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
})
