import * as z from 'zod'

/** A JSON Schema as OpenAPI 3.1 takes it. */
export type JsonSchema = z.core.JSONSchema.BaseSchema

/** A body by media type. */
export type Content = Readonly<Record<string, { readonly schema?: JsonSchema }>>

/** A response in OpenAPI. */
export interface OpenApiResponse {
  readonly description: string
  readonly content?: Content
}

/** Turns schemas into JSON Schema and collects the named ones. */
export interface SchemaBook {
  /** The JSON Schema of a schema. Named schemas become references into the components. */
  write(schema: z.ZodType): JsonSchema
  /** Every named schema written so far, by name. */
  named(): Readonly<Record<string, JsonSchema>>
}

/** An empty book. */
export function createSchemaBook(): SchemaBook {
  const named = new Map<string, JsonSchema>()
  // Calls share schemas, and turning a large one takes a tenth of a second.
  const done = new Map<z.ZodType, JsonSchema>()
  function write(schema: z.ZodType): JsonSchema {
    const { $defs = {}, $schema: _, ...written } = toJsonSchema(schema)
    for (const [name, definition] of Object.entries($defs)) addNamed(named, name, definition)
    done.set(schema, written)
    return written
  }
  return {
    write: (schema) => done.get(schema) ?? write(schema),
    named: () => Object.fromEntries([...named].sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

/** `io: 'input'` describes what is sent, and keeps responses open to new fields while request bodies are closed. */
function toJsonSchema(schema: z.ZodType): JsonSchema {
  const written = z.toJSONSchema(schema, { io: 'input', override: ({ jsonSchema }) => dropSafeBounds(jsonSchema) })
  return JSON.parse(JSON.stringify(written).replaceAll('"#/$defs/', '"#/components/schemas/'))
}

function addNamed(named: Map<string, JsonSchema>, name: string, definition: JsonSchema): void {
  const known = named.get(name)
  if (known && JSON.stringify(known) !== JSON.stringify(definition)) throw new Error(`Two schemas are named ${name}`)
  named.set(name, definition)
}

// z.int() adds the bounds of safe integers, which are not part of the contract.
function dropSafeBounds(schema: JsonSchema): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
}
