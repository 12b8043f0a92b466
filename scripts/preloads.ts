import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PageName } from '#domain/address/page-table.ts'
import {
  FOLLOWING_PARTS,
  LANGUAGE_PARTS,
  LATER_MESSAGE_FILES,
  LATER_MESSAGES,
  PAGE_PARTS,
  PANEL_PARTS,
  VIEW_PARTS,
} from './built-parts.ts'
import { filesNamedIn, filesOf, type Manifest } from './first-view.ts'

/** Writes which built files the document of a page names beside the entry, as `server/page/preloads.ts` reads it. */
export function writePreloads(dist: string): void {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const named = filesNamedIn(readFileSync(path.join(dist, 'index.html'), 'utf8'))
  const beyondEntry = (parts: readonly string[] | string) =>
    filesOf(manifest, [parts].flat()).filter((file) => !named.includes(file))
  const preloads = {
    languages: mapValues(LANGUAGE_PARTS, beyondEntry),
    laterMessages: mapValues(LATER_MESSAGES, (part) => beyondEntry([LATER_MESSAGE_FILES, part])),
    pages: Object.fromEntries(
      Object.entries({ ...VIEW_PARTS, ...PAGE_PARTS }).map(([page, part]) => {
        const following = FOLLOWING_PARTS[page as PageName] ?? []
        // Not the styles of what follows: the page would wait for them.
        const scripts = beyondEntry(following).filter((file) => file.endsWith('.js'))
        return [page, [...new Set([...beyondEntry(part), ...scripts])]]
      }),
    ),
    panels: mapValues(PANEL_PARTS, beyondEntry),
  }
  writeFileSync(path.join(dist, 'preloads.json'), JSON.stringify(preloads))
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
