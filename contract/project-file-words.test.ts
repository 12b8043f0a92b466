import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import en from '#i18n/locales/en.json' with { type: 'json' }
import { buildImportSchema } from './project-file-schema.ts'
import { formatEnumerations, insertEnumerations } from './project-file-words.ts'

const docs = readFileSync(new URL('../docs/import.md', import.meta.url), 'utf8')

test('docs/import.md lists the enumerations of the format (otherwise run `node scripts/run.mjs import-schema`)', () => {
  expect(docs === insertEnumerations(docs, (key) => en[key]), 'docs/import.md is stale').toBe(true)
  expect(docs).toContain('1 Unfinished · 2 Bare shell')
})

test('every enumeration of the format is listed, except currencies', () => {
  const table = formatEnumerations((key) => en[key])
  const lists = [...JSON.stringify(buildImportSchema()).matchAll(/"enum":(\[[^\]]*\])/g)].map(([, list]) =>
    JSON.parse(list ?? ''),
  )
  const short = lists.filter((list: readonly unknown[]) => list.length < 100)
  expect(short.length).toBeGreaterThan(10)
  for (const value of short.flat()) expect(table).toMatch(new RegExp(`(?:\`|\\b)${value}(?:\`|\\b)`))
})
