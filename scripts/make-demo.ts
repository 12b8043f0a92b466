import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeDemo } from '#demo/make-demo.ts'
import { makeMedia } from '#demo/make-media.ts'
import { ensureChromium } from './chromium.ts'

const folder = path.resolve(import.meta.dirname, '../demo/files')
for (const { path: name, text } of makeDemo()) {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
// Films, report pictures and documents change only with the renders, and need ffmpeg and Chromium.
if (process.argv.includes('--media')) await makeMedia(folder, await ensureChromium())
