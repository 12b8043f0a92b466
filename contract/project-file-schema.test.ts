import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FIELD_DESCRIPTIONS } from './project-file-descriptions.ts'
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

test('every field has a description, and there is none for a field that is gone', () => {
  const { $defs = {} } = JSON.parse(formatImportSchema()) as Schema
  const fields = Object.entries($defs).flatMap(([name, thing]) => fieldsOf(thing, name))
  expect(fields.length).toBeGreaterThan(150)
  expect(fields.filter(({ description }) => !description).map(({ place }) => place)).toEqual([])
  const places = new Set(fields.map(({ place }) => place))
  const described = Object.entries(FIELD_DESCRIPTIONS).flatMap(([name, texts]) =>
    Object.keys(texts).map((field) => `${name}.${field}`),
  )
  expect(described.filter((place) => !places.has(place))).toEqual([])
})

interface Schema {
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly $defs?: Readonly<Record<string, Schema>>
}

interface Field {
  readonly place: string
  readonly description: string | undefined
}

function fieldsOf({ properties = {}, items, anyOf = [] }: Schema, place: string): readonly Field[] {
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [
      { place: `${place}.${name}`, description: field.description },
      ...fieldsOf(field, `${place}.${name}`),
    ]),
    ...(items ? fieldsOf(items, `${place}[]`) : []),
    ...anyOf.flatMap((each) => fieldsOf(each, place)),
  ]
}
