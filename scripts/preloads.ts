import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PageName } from '#domain/address/page-table.ts'
import {
  FOLLOWING_PARTS,
  FONT_FILES,
  LANGUAGE_PARTS,
  LATER_MESSAGE_FILES,
  LATER_MESSAGES,
  PAGE_PARTS,
  PANEL_PARTS,
  VIEW_PARTS,
} from './built-parts.ts'
import { filesNamedIn, filesOf, type Manifest, withPartNames } from './first-view.ts'

/** Writes which built files the document of a page preloads beside the entry; `server/page/preloads.ts` reads it. */
export function writePreloads(dist: string): void {
  const read = (name: string) => JSON.parse(readFileSync(path.join(dist, '.vite', name), 'utf8'))
  const parts = {
    ...lazyParts(),
    'later-icons': '../ui/icon/later-icon-paths.ts',
    // `web/main.tsx` waits for this part too.
    'open-history': 'navigation/open-history.ts',
  }
  const manifest: Manifest = withPartNames(read('manifest.json'), read('modules.json'), [
    ...Object.values(VIEW_PARTS),
    ...Object.values(parts),
  ])
  const named = filesNamedIn(readFileSync(path.join(dist, 'index.html'), 'utf8'))
  const beyondEntry = (parts: readonly string[] | string) =>
    filesOf(manifest, [parts].flat()).filter((file) => !named.includes(file))
  const preloads = {
    languages: mapValues(LANGUAGE_PARTS, beyondEntry),
    laterMessages: mapValues(LATER_MESSAGES, (part) => beyondEntry([LATER_MESSAGE_FILES, ...part])),
    pages: Object.fromEntries(
      Object.entries({ ...VIEW_PARTS, ...PAGE_PARTS }).map(([page, part]) => {
        const following = FOLLOWING_PARTS[page as PageName] ?? []
        // Without the styles of following parts: the page would wait for them.
        const scripts = beyondEntry(following).filter((file) => file.endsWith('.js'))
        return [page, [...new Set([...beyondEntry(part), ...scripts])]]
      }),
    ),
    panels: mapValues(PANEL_PARTS, beyondEntry),
    parts: mapValues(parts, beyondEntry),
    fonts: mapValues(FONT_FILES, (names) => names.map((name) => fontFile(dist, name))),
    entry: named.find((file) => file.endsWith('.js')) ?? '',
    entryStyles: named.filter((file) => file.endsWith('.css')),
  }
  writeFileSync(path.join(dist, 'preloads.json'), JSON.stringify(preloads))
}

function fontFile(dist: string, name: string): string {
  const [file, ...others] = globSync(`assets/${name}-wght-normal-*.woff2`, { cwd: dist })
  if (file === undefined || others.length > 0) throw new Error(`the build has not exactly one font ${name}`)
  return file
}

const web = path.resolve(import.meta.dirname, '../web')
const PART = /lazyPart(?:<[^>]+>)?\(\s*'([\w-]+)',\s*async \(\) => \(await import\('([^']+)'\)\)/g

/** The source of each lazy part by the name given to `lazyPart` (`web/chunk/lazy-part.tsx`). */
function lazyParts(): Record<string, string> {
  const parts: Record<string, string> = {}
  for (const file of globSync('**/*.{ts,tsx}', { cwd: web })) {
    const source = readFileSync(path.join(web, file), 'utf8')
    const found = [...source.matchAll(PART)]
    const calls = source.match(/(?<!function )\blazyPart[(<]/g)?.length ?? 0
    if (found.length !== calls) throw new Error(`web/${file} calls lazyPart in a way that the build does not read`)
    for (const [, name = '', imported = ''] of found) {
      const from = imported.startsWith('#web/')
        ? path.join(web, imported.slice(5))
        : path.resolve(web, path.dirname(file), imported)
      parts[name] = path.relative(web, from)
    }
  }
  return parts
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
