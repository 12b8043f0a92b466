import * as z from 'zod'
import { groupFile, projectFile } from './project-file.ts'
import { FIELD_DESCRIPTIONS } from './project-file-descriptions.ts'

/** The import format as JSON Schema, for editors and for checks before sending. */
export function buildImportSchema(): object {
  const { $schema, $defs, ...schema } = z.toJSONSchema(z.union([projectFile, groupFile]), {
    // Describes the file as written, not as parsed.
    io: 'input',
    override: ({ jsonSchema }) => {
      // z.int() adds the bounds of safe integers, which are not part of the format.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    },
  })
  for (const [name, thing] of Object.entries($defs ?? {})) describeFields(thing, FIELD_DESCRIPTIONS[name] ?? {}, '')
  return { $schema, title: 'Vitrine import file', ...schema, $defs }
}

/** Adds descriptions to fields that have none. */
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

/** The schema as text, for `docs/import.schema.json`. */
export function formatImportSchema(): string {
  return `${JSON.stringify(buildImportSchema(), null, 2)}\n`
}
