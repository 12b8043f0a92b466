import type * as z from 'zod'
import { callHeaders, callQuery } from './call.ts'
import { HEADER_NAMES, type HeaderKey } from './header-names.ts'
import { type ProblemReference, referToProblems } from './openapi-problems.ts'
import type { Content, JsonSchema, OpenApiResponse, SchemaBook } from './openapi-schemas.ts'
import { type Answer, type Caller, errorsOf, type Operation, type RequestBody } from './operation.ts'

/** A parameter of a call. */
interface OpenApiParameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: JsonSchema
}

/** A call in OpenAPI. */
export interface OpenApiOperation {
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly tags: readonly string[]
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters: readonly OpenApiParameter[]
  readonly requestBody?: { readonly required: true; readonly content: Content }
  readonly responses: Readonly<Record<string, OpenApiResponse | ProblemReference>>
}

// The CRM context is optional except in calls about a lead.
const SECURITY: Readonly<Record<Caller, OpenApiOperation['security']>> = {
  visitor: [{}, { crm: [] }],
  lead: [{ crm: [] }],
  manager: [{ key: [] }, { session: [] }],
  anyone: [],
}

/** Describes a call. */
export function describeOperation(id: string, operation: Operation, book: SchemaBook): OpenApiOperation {
  const { summary, tag, caller, roles, isForPeople, body } = operation
  return {
    operationId: id,
    summary,
    ...(roles && { description: `Roles: ${roles.join(', ')}.${isForPeople ? ' Only for people, not for keys.' : ''}` }),
    tags: [tag],
    security: isForPeople ? [{ session: [] }] : SECURITY[caller],
    parameters: parametersOf(operation, book),
    ...(body && { requestBody: { required: true, content: contentOf(body, book) } }),
    responses: { ...answersOf(operation, book), ...referToProblems(errorsOf(operation)) },
  }
}

function parametersOf({ caller, params, query, headers }: Operation, book: SchemaBook): readonly OpenApiParameter[] {
  const isPublic = caller === 'visitor' || caller === 'lead'
  return [
    ...parametersIn('path', params, book),
    ...parametersIn('query', isPublic ? callQuery : undefined, book),
    ...parametersIn('query', query, book),
    // X-CRM is a security scheme.
    ...parametersIn('header', isPublic ? callHeaders.omit({ 'x-crm': true }) : undefined, book),
    ...parametersIn('header', headers, book),
  ]
}

function parametersIn(
  place: OpenApiParameter['in'],
  schema: z.ZodObject | undefined,
  book: SchemaBook,
): readonly OpenApiParameter[] {
  if (!schema) return []
  const { properties = {}, required = [] } = book.write(schema)
  return Object.entries(properties).map(([name, property]) => ({
    name: HEADER_NAMES[name as HeaderKey] ?? name,
    in: place,
    required: required.includes(name),
    schema: property as JsonSchema,
  }))
}

function contentOf({ types, schema }: RequestBody, book: SchemaBook): Content {
  return Object.fromEntries(types.map((type) => [type, schema ? { schema: book.write(schema) } : {}]))
}

function answersOf({ answers }: Operation, book: SchemaBook): OpenApiOperation['responses'] {
  const responses: Record<string, OpenApiResponse> = {}
  for (const answer of answers) {
    const before = responses[answer.status]
    const { description, content } = describeAnswer(answer, book)
    // One status may have several media types.
    responses[answer.status] = before
      ? { description: `${before.description} ${description}`, content: { ...before.content, ...content } }
      : { description, ...(content && { content }) }
  }
  return responses
}

function describeAnswer({ description, type, schema }: Answer, book: SchemaBook): OpenApiResponse {
  return type === null ? { description } : { description, content: contentOf({ types: [type], schema }, book) }
}
