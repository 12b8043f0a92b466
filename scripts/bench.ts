import { benchBrowser } from '#bench/browser.ts'
import { benchDocuments } from '#bench/documents.ts'
import { benchFirstSecond } from '#bench/first-second.ts'
import { benchImport } from '#bench/import.ts'
import { benchRules } from '#bench/rules.ts'
import { benchServer } from '#bench/server.ts'
import { benchTurning } from '#bench/turning.ts'
import { buildIfStale } from './build-if-stale.ts'
import { ensureChromium } from './chromium.ts'

await buildIfStale()
for (const line of benchRules()) console.log(line)
console.log()
for await (const line of benchServer()) console.log(line)
console.log()
for await (const line of benchImport()) console.log(line)
console.log()
const chromium = await ensureChromium()
for await (const line of benchBrowser(chromium)) console.log(line)
console.log()
for await (const line of benchTurning(chromium)) console.log(line)
console.log()
for await (const line of benchDocuments(chromium)) console.log(line)
console.log()
for await (const line of benchFirstSecond(chromium)) console.log(line)
