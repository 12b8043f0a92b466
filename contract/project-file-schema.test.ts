import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FIELD_DESCRIPTIONS } from './project-file-descriptions.ts'
import { buildImportSchema, formatImportSchema } from './project-file-schema.ts'

test('docs/import.schema.json is up to date (otherwise run `node scripts/run.mjs import-schema`)', () => {
  const committed = readFileSync(new URL('../docs/import.schema.json', import.meta.url), 'utf8')
  // Compares a boolean, since a diff of thousands of lines does not help.
  expect(committed === formatImportSchema(), 'docs/import.schema.json is stale').toBe(true)
})

test('describes the file as written: texts may be plain, and fields with a default may be omitted', () => {
  const text = JSON.stringify(buildImportSchema())
  expect(JSON.parse(text)).toMatchObject({
    $defs: {
      ProjectFile: { required: ['vitrine', 'project', 'statuses', 'layouts', 'estates'], additionalProperties: false },
      GroupFile: { required: ['vitrine', 'group', 'interactives'] },
      Text: { anyOf: [{ type: 'string' }, {}] },
    },
  })
})

test('every field has a description, and every description has a field', () => {
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
