import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildImportSchema, formatImportSchema } from './project-file-schema.ts'

test('docs/import.schema.json is what the contract says: else `node scripts/run.mjs import-schema`', () => {
  const committed = readFileSync(new URL('../docs/import.schema.json', import.meta.url), 'utf8')
  // Compared first, since a difference of thousands of lines helps nobody.
  expect(committed === formatImportSchema(), 'docs/import.schema.json is stale').toBe(true)
})

test('describes what is written: plain texts, and fields with a default may be missing', () => {
  const text = JSON.stringify(buildImportSchema())
  expect(JSON.parse(text)).toMatchObject({
    $defs: {
      ProjectFile: { required: ['vitrine', 'project', 'statuses', 'layouts', 'estates'], additionalProperties: false },
      GroupFile: { required: ['vitrine', 'group', 'interactives'] },
      Text: { anyOf: [{ type: 'string' }, {}] },
    },
  })
})
