import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { comesLater } from '#i18n/message-parts.ts'
import { LANGUAGE_PARTS, PARTS_ON_DEMAND, VIEW_PARTS } from './built-parts.ts'
import { type BuiltModules, firstViewOf, type LoadedLater, type Manifest, withPartNames } from './first-view.ts'

/*
 * The first view is all JavaScript and CSS (gzip -9) that a browser loads until the main page of a catalogue is visible with
 * its picture: the files that the document names with their imports, the messages and font styles of the language, and the
 * still picture. Not included: the interactive part of the picture, what `web/main.tsx` loads after that, fonts, pictures,
 * and the few inline scripts of the document. The budget holds for every language.
 */

// The size of the lightest building picker that was measured.
const BUDGET = 107_000

// A link to another view loads that view instead. Chess Plus with its slider is the heaviest.
const OTHER_VIEW_BUDGET = 122_000

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
  const manifest = withPartNames(
    readJson<Manifest>(path.join(dist, '.vite/manifest.json')),
    readJson<BuiltModules>(path.join(dist, '.vite/modules.json')),
    [...LATER.views, ...LATER.onDemand],
  )
  const { always, byLanguage, byView, unknown } = firstViewOf(html, manifest, LATER)
  const sizeOf = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length, 0)
  const views = heaviestFirst(byView, sizeOf).filter(({ name }) => name !== MAIN_VIEW)
  const main = [...new Set([...always, ...(byView[MAIN_VIEW] ?? [])])]
  const common = sizeOf(main)
  const languages = heaviestFirst(byLanguage, sizeOf)
  const heaviest = sizeOf(always) + (languages[0]?.size ?? 0)
  for (const { name, size } of shares(dist, main, sizeOf)) printLine(size, name)
  printLine(common, 'in every language')
  for (const { name, size } of languages) printLine(common + size, name)
  for (const { name, size } of views) printLine(heaviest + size, `beginning at ${name}, ${languages[0]?.name}`)
  const embed = brotliCompressSync(readFileSync(path.join(dist, 'embed.js'))).length
  printLine(embed, 'embed.js')
  const faults = [
    ...(embed < EMBED_BUDGET ? [] : [`embed.js: ${kb(embed)} of ${kb(EMBED_BUDGET)}`]),
    ...unsaidMessages(dist, [...main, ...views.flatMap(({ files }) => files)]),
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

/** Uses of later messages in these files: the first view would show their keys. */
function unsaidMessages(dist: string, files: readonly string[]): readonly string[] {
  const modules = readJson<Record<string, Record<string, number>>>(path.join(dist, '.vite/modules.json'))
  const keys = Object.keys(readJson<Record<string, string>>('i18n/locales/en.json'))
  const isUsed = ([, length]: readonly [string, number]) => length > 0
  const inFile = (file: string) => Object.entries(modules[file] ?? {}).filter(isUsed)
  const sources = [...new Set(files.flatMap(inFile).map(([source]) => source))]
  return sources
    .filter((source) => /^(web|i18n)\/.*\.tsx?$/.test(source))
    .flatMap((source) => {
      const code = readFileSync(source, 'utf8')
      return keys
        .filter((key) => comesLater(key) && code.includes(`'${key}'`))
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

/** Sizes by dependency. Each script is divided by the length of its modules before minifying, so sizes are approximate. */
function shares(
  dist: string,
  files: readonly string[],
  sizeOf: (files: readonly string[]) => number,
): readonly { readonly name: string; readonly size: number }[] {
  const modules = readJson<Record<string, Record<string, number>>>(path.join(dist, '.vite/modules.json'))
  const sizes = new Map<string, number>()
  const add = (name: string, size: number) => sizes.set(name, (sizes.get(name) ?? 0) + size)
  for (const file of files) {
    const size = sizeOf([file])
    const lengths = Object.entries(modules[file] ?? { [path.extname(file)]: 1 })
    const whole = lengths.reduce((sum, [, length]) => sum + length, 0) || 1
    for (const [id, length] of lengths) add(ownerOf(id), (size * length) / whole)
  }
  return [...sizes].map(([name, size]) => ({ name, size })).sort((a, b) => b.size - a.size)
}

/** The package of a module, or our own folder. */
function ownerOf(id: string): string {
  const [, owner] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? /^(web\/[^/]+|[a-z0-9]+)\//.exec(id) ?? []
  return owner ?? (id === '.css' ? 'styles' : 'others')
}

function printLine(size: number, name: string): void {
  console.log(`${kb(size).padStart(10)}  ${name}`)
}

function kb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content
}

if (process.argv[1] === import.meta.filename) process.exitCode = checkSize(process.argv[2]).failed
