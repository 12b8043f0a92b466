import * as z from 'zod'
import { groupFile, projectFile } from './project-file.ts'

/** The import format as JSON Schema, for editors and for whoever checks a file before sending it. */
export function buildImportSchema(): object {
  const { $schema, ...schema } = z.toJSONSchema(z.union([projectFile, groupFile]), {
    // What is written, not what it is read to.
    io: 'input',
    override: ({ jsonSchema }) => {
      // z.int() bounds itself to what a double keeps exact; that says nothing about the format.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    },
  })
  return { $schema, title: 'Vitrine import file', ...schema }
}

/** The schema as `docs/import.schema.json` keeps it. */
export function formatImportSchema(): string {
  return `${JSON.stringify(buildImportSchema(), null, 2)}\n`
}
