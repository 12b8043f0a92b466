import { benchBrowser } from '#bench/browser.ts'
import { benchDocuments } from '#bench/documents.ts'
import { benchFirstSecond } from '#bench/first-second.ts'
import { benchImport } from '#bench/import.ts'
import { benchInteractions } from '#bench/interactions.ts'
import { benchLaunch } from '#bench/launch/launch.ts'
import { benchMemory } from '#bench/memory.ts'
import { benchPublishing } from '#bench/publishing.ts'
import { benchRules } from '#bench/rules.ts'
import { benchServer } from '#bench/server.ts'
import { benchStudio } from '#bench/studio.ts'
import { benchTurning } from '#bench/turning.ts'
import { buildIfStale } from './build-if-stale.ts'
import { ensureChromium } from './chromium.ts'

/** The parts by name, in the order in which they run. */
const PARTS: Readonly<Record<string, () => Iterable<string> | AsyncIterable<string>>> = {
  rules: benchRules,
  server: benchServer,
  import: benchImport,
  publishing: benchPublishing,
  memory: benchMemory,
  launch: benchLaunch,
  browser: async function* () {
    yield* benchBrowser(await ensureChromium())
  },
  studio: async function* () {
    yield* benchStudio(await ensureChromium())
  },
  turning: async function* () {
    yield* benchTurning(await ensureChromium())
  },
  documents: async function* () {
    yield* benchDocuments(await ensureChromium())
  },
  'first-second': async function* () {
    yield* benchFirstSecond(await ensureChromium())
  },
  interactions: async function* () {
    yield* benchInteractions(await ensureChromium())
  },
}

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !PARTS[name])
if (unknown !== undefined) {
  console.error(`There is no part ${unknown}. The parts are ${Object.keys(PARTS).join(', ')}.`)
  process.exit(2)
}
await buildIfStale()
for (const [name, bench] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  for await (const line of bench()) console.log(line)
  console.log()
}
// Closed browsers leave pipes open, which would keep the process running.
process.exit()
