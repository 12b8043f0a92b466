import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type MessagePart, messagePartOf } from '#i18n/message-parts.ts'
import { LANGUAGE_PARTS, NEXT_PARTS, PARTS_ON_DEMAND, VIEW_PARTS } from './built-parts.ts'
import { firstViewOf, type LoadedLater, type Manifest, withPartNames } from './first-view.ts'
import { gzipSize, kb, printShares, printSize, readModules, sourcesIn } from './size-report.ts'

/*
 * The first view is all JavaScript and CSS (gzip -9) that a browser loads until the main page of a catalogue is visible with
 * its picture: the files that the document names with their imports, the messages and font styles of the language, and the
 * still picture. Not included: what follows at once (the interactive part of the picture, the filter and
 * `web/app/later-parts.tsx`), fonts, pictures, and the few inline scripts of the document. The budget holds for every
 * language. `e2e/fetched.test.ts` measures in a browser all that it fetches, with what follows.
 */

// The size of the lightest building picker that was measured.
const BUDGET = 107_000

// A link to another view loads that view instead. The grid is the heaviest, with its legend, its strips and the card of rooms.
const OTHER_VIEW_BUDGET = 129_500

// Every visitor of a host page loads it. Measured with brotli, which all browsers accept.
const EMBED_BUDGET = 3000

const MAIN_VIEW = VIEW_PARTS.main ?? ''

const LATER: LoadedLater = {
  languages: LANGUAGE_PARTS,
  views: [...new Set(Object.values(VIEW_PARTS))],
  onDemand: PARTS_ON_DEMAND,
}

/** Measures the first view of the built app in every language, prints its parts, and fails above the budget. */
export function checkSize(dist = 'dist/web'): { readonly passed: number; readonly failed: number } {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8')
  const manifest = withPartNames(readJson<Manifest>(path.join(dist, '.vite/manifest.json')), readModules(dist), [
    ...LATER.views,
    ...LATER.onDemand,
    ...NEXT_PARTS,
  ])
  const { always, byLanguage, byView, unknown } = firstViewOf(html, manifest, LATER)
  const sizeOf = (files: readonly string[]) => gzipSize(dist, files)
  const views = heaviestFirst(byView, sizeOf).filter(({ name }) => name !== MAIN_VIEW)
  const main = [...new Set([...always, ...(byView[MAIN_VIEW] ?? [])])]
  const common = sizeOf(main)
  const languages = heaviestFirst(byLanguage, sizeOf)
  const heaviest = sizeOf(always) + (languages[0]?.size ?? 0)
  printShares(dist, main)
  printSize(common, 'in every language')
  for (const { name, size } of languages) printSize(common + size, name)
  for (const { name, size } of views) printSize(heaviest + size, `beginning at ${name}, ${languages[0]?.name}`)
  const embed = brotliCompressSync(readFileSync(path.join(dist, 'embed.js'))).length
  printSize(embed, 'embed.js')
  const nextFiles = NEXT_PARTS.flatMap((part) => manifest[part]?.file ?? [])
  const firstFiles = [...main, ...views.flatMap(({ files }) => files)].filter((file) => !nextFiles.includes(file))
  const faults = [
    ...(embed < EMBED_BUDGET ? [] : [`embed.js: ${kb(embed)} of ${kb(EMBED_BUDGET)}`]),
    ...unsaidMessages(dist, firstFiles, ['next', 'later']),
    ...unsaidMessages(dist, nextFiles, ['later']),
    ...unknown.map((name) => `scripts/built-parts.ts names ${name}, which is no chunk of the build`),
    ...languages
      .filter(({ size }) => common + size >= BUDGET)
      .map(({ name, size }) => `${name}: ${kb(common + size)} of ${kb(BUDGET)}`),
    ...views
      .filter(({ size }) => heaviest + size >= OTHER_VIEW_BUDGET)
      .map(({ name, size }) => `${name}: ${kb(heaviest + size)} of ${kb(OTHER_VIEW_BUDGET)}`),
  ]
  for (const fault of faults) console.error(fault)
  return faults.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Uses of messages of these parts in these files, which would show their keys until the messages have loaded. */
function unsaidMessages(dist: string, files: readonly string[], parts: readonly MessagePart[]): readonly string[] {
  const keys = Object.keys(readJson<Record<string, string>>('i18n/locales/en.json'))
  return sourcesIn(readModules(dist), files)
    .filter((source) => /^(web|i18n)\//.test(source))
    .flatMap((source) => {
      const code = readFileSync(source, 'utf8')
      return keys
        .filter((key) => parts.includes(messagePartOf(key)) && code.includes(`'${key}'`))
        .map((key) => `${source} says ${key}, which comes later (i18n/message-parts.ts)`)
    })
}

interface Sized {
  readonly name: string
  readonly files: readonly string[]
  readonly size: number
}

function heaviestFirst(
  groups: Readonly<Record<string, readonly string[]>>,
  sizeOf: (files: readonly string[]) => number,
): readonly Sized[] {
  return Object.entries(groups)
    .map(([name, files]) => ({ name, files, size: sizeOf(files) }))
    .sort((a, b) => b.size - a.size)
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content
}

if (process.argv[1] === import.meta.filename) process.exitCode = checkSize(process.argv[2]).failed
