import { API_BASE } from './api-base.ts'
import { crmClaims } from './crm.ts'
import { HEADER_NAMES } from './header-names.ts'
import { describeOperation, type OpenApiOperation } from './openapi-operation.ts'
import { describeProblems } from './openapi-problems.ts'
import { createSchemaBook, type JsonSchema, type OpenApiResponse } from './openapi-schemas.ts'
import { errorsOf, TAGS } from './operation.ts'
import { OPERATION_LIST } from './operations.ts'

/** The parts of an OpenAPI 3.1 document that we use. */
export interface OpenApi {
  readonly openapi: '3.1.1'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly responses: Readonly<Record<string, OpenApiResponse>>
    readonly securitySchemes: Readonly<Record<string, object>>
  }
}

const SECURITY_SCHEMES = {
  key: { type: 'http', scheme: 'bearer', description: 'A management key.' },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-vitrine-session',
    description:
      'The session of a person; over plain http the cookie is `vitrine-session`. Writes need the `Origin` of our own site.',
  },
  crm: {
    type: 'apiKey',
    in: 'header',
    name: HEADER_NAMES['x-crm'],
    description: 'A CRM context: a JWT with CrmClaims, HS256.',
  },
}

/** Builds the OpenAPI document of all calls. */
export function buildOpenApi(): OpenApi {
  const book = createSchemaBook()
  const paths: Record<string, Record<string, OpenApiOperation>> = {}
  for (const [id, operation] of OPERATION_LIST) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describeOperation(id, operation, book) }
  }
  const errors = OPERATION_LIST.map(([, operation]) => errorsOf(operation))
  const responses = describeProblems(errors, book)
  book.write(crmClaims)
  return {
    openapi: '3.1.1',
    info: { title: 'Vitrine', version: '1', description: 'An embeddable, interactive sales catalogue for property.' },
    servers: [{ url: API_BASE }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: { schemas: book.named(), responses, securitySchemes: SECURITY_SCHEMES },
  }
}

/** The document as text, for `contract/openapi.json`. */
export function formatOpenApi(document: OpenApi): string {
  return `${JSON.stringify(document, null, 2)}\n`
}
