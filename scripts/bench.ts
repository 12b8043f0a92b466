import { benchBrowser } from '#bench/browser.ts'
import { benchRules } from '#bench/rules.ts'
import { benchServer } from '#bench/server.ts'
import { buildIfStale } from './build-web.ts'
import { ensureChromium } from './chromium.ts'

await buildIfStale()
for (const line of benchRules()) console.log(line)
console.log()
for await (const line of benchServer()) console.log(line)
console.log()
for await (const line of benchBrowser(ensureChromium())) console.log(line)
