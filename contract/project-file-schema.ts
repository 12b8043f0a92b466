import * as z from 'zod'
import { groupFile, projectFile } from './project-file.ts'
import { FIELD_DESCRIPTIONS } from './project-file-descriptions.ts'

/** The import format as JSON Schema, for editors and for whoever checks a file before sending it. */
export function buildImportSchema(): object {
  const { $schema, $defs, ...schema } = z.toJSONSchema(z.union([projectFile, groupFile]), {
    // What is written, not what it is read to.
    io: 'input',
    override: ({ jsonSchema }) => {
      // z.int() bounds itself to what a double keeps exact; that says nothing about the format.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    },
  })
  for (const [name, thing] of Object.entries($defs ?? {})) describeFields(thing, FIELD_DESCRIPTIONS[name] ?? {}, '')
  return { $schema, title: 'Vitrine import file', ...schema, $defs }
}

/** Gives fields their descriptions; what a schema says itself stays. */
function describeFields(schema: unknown, descriptions: Readonly<Record<string, string>>, place: string): void {
  if (!isObject(schema)) return
  for (const [name, field] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
    const at = place === '' ? name : `${place}.${name}`
    if (isObject(field)) field.description ??= descriptions[at]
    describeFields(field, descriptions, at)
  }
  describeFields(schema.items, descriptions, `${place}[]`)
  for (const each of Array.isArray(schema.anyOf) ? schema.anyOf : []) describeFields(each, descriptions, place)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The schema as `docs/import.schema.json` keeps it. */
export function formatImportSchema(): string {
  return `${JSON.stringify(buildImportSchema(), null, 2)}\n`
}
