import { readFileSync } from 'node:fs'
import path from 'node:path'
import { SHARED_KEYS } from '#i18n/shared-keys.ts'
import { comesLaterInStudio } from '#i18n/studio-message-parts.ts'
import { LANGUAGE_FONTS } from './built-parts.ts'
import { filesNamedIn, filesOf, type Manifest } from './first-view.ts'
import { gzipSize, kb, printShares, printSize, readModules, sourcesIn } from './size-report.ts'

/*
 * The first view of the Studio is all JavaScript and CSS (gzip -9) that a browser loads until a person who is signed in sees
 * a screen with its data: the entry, the parts of the screen, everything that they import, and the messages and font styles
 * of the language. Not included: what the screen loads when it is shown, fonts and pictures.
 */
const BUDGET = 170_000

const FIRST_VIEWS = [
  { name: 'home', parts: ['home/home-screen.tsx'] },
  // The store of the project loads beside the screen.
  { name: 'units', parts: ['instance/units-screen.tsx', 'project/open-store.ts'] },
]

/** Measures the first views of the built Studio, prints their parts, and fails above the budget. */
export function checkStudioSize(dist = 'dist/studio'): { readonly passed: number; readonly failed: number } {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const entry = entryOf(manifest, readFileSync(path.join(dist, 'index.html'), 'utf8'))
  const languages = Object.entries(LANGUAGE_FONTS)
    .map(([code, fonts]) => [`../i18n/locales/studio/${code}.json?first`, ...fonts])
    .map((parts) => filesOf(manifest, known(manifest, parts)))
  const heaviest = Math.max(...languages.map((files) => gzipSize(dist, files)))
  const faults = FIRST_VIEWS.flatMap(({ name, parts }) => {
    const files = filesOf(manifest, known(manifest, [entry, ...parts]))
    const size = gzipSize(dist, files) + heaviest
    if (name === 'units') printShares(dist, files)
    printSize(size, `the Studio's ${name} screen in its heaviest language`)
    return [
      ...(size < BUDGET ? [] : [`the Studio's ${name} screen: ${kb(size)} of ${kb(BUDGET)}`]),
      ...unsaidMessages(dist, files),
    ]
  })
  for (const fault of faults) console.error(fault)
  return faults.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** The part that the document loads. */
function entryOf(manifest: Manifest, html: string): string {
  const named = filesNamedIn(html)
  const [entry] = Object.entries(manifest).find(([, { file }]) => named.includes(`studio/${file}`)) ?? []
  if (entry === undefined) throw new Error('the document of the Studio names no script of the build')
  return entry
}

/** These parts; fails if the build lacks one, since its size would be missing. */
function known(manifest: Manifest, parts: readonly string[]): readonly string[] {
  const missing = parts.filter((part) => !manifest[part])
  if (missing.length > 0) throw new Error(`the build of the Studio has no ${missing.join(', ')}`)
  return parts
}

/** Uses of later messages in these files: the first view would show their keys. */
function unsaidMessages(dist: string, files: readonly string[]): readonly string[] {
  const texts = JSON.parse(readFileSync('i18n/locales/studio/en.json', 'utf8')) as Readonly<Record<string, string>>
  const later = [...Object.keys(texts), ...SHARED_KEYS].filter(comesLaterInStudio)
  return sourcesIn(readModules(dist), files)
    .filter((source) => source.startsWith('studio/'))
    .flatMap((source) => {
      const code = readFileSync(source, 'utf8')
      // The fixed beginnings of keys with a variable end.
      const beginnings = [...code.matchAll(/`([a-z_]+\.[a-z_.]*)\$\{/g)].map(([, beginning = '']) => beginning)
      return later
        .filter((key) => code.includes(`'${key}'`) || beginnings.some((beginning) => key.startsWith(beginning)))
        .map((key) => `${source} says ${key}, which comes later (i18n/studio-message-parts.ts)`)
    })
}

if (process.argv[1] === import.meta.filename) process.exitCode = checkStudioSize(process.argv[2]).failed
