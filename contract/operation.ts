import type * as z from 'zod'
import type { Role } from '#domain/account/role.ts'
import type { ErrorCode } from './error-codes.ts'

/** Groups of calls on the API page, with a description each. */
export const TAGS = {
  catalogue: 'What a visitor sees, and live changes.',
  requests: 'Requests of visitors.',
  crm: 'Units linked to a CRM lead. Requires a signed context.',
  documents: 'Documents and QR codes.',
  demo: 'What visitors of the root page try out, on a server that shows the demo.',
  management: 'For a developer’s own people and systems. Requires a session or a key.',
  sign_in: 'How people get a session. Its token is only in a cookie. Calls must come from a page of the same site.',
} as const

/**
 * The caller: a visitor with tokens, a visitor inside a CRM, the developer's own people and systems with a session or a
 * key, or anyone who signs in.
 */
export type Caller = 'visitor' | 'lead' | 'manager' | 'anyone'

/** The body of a request: JSON with a schema, or a file (null). */
export interface RequestBody<Schema extends z.ZodType | null = z.ZodType | null> {
  readonly types: readonly string[]
  readonly schema: Schema
}

/** A successful response. Without a type it has no body; without a schema it is a file. */
export interface Answer<
  Type extends string | null = string | null,
  Schema extends z.ZodType | null = z.ZodType | null,
> {
  readonly status: number
  readonly description: string
  readonly type: Type
  readonly schema: Schema
}

/** One call. Tokens, language, flags and keys follow from the caller and are not repeated here. */
export interface Operation {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** Below `/api/v1`, parameters in braces. */
  readonly path: string
  readonly summary: string
  readonly tag: keyof typeof TAGS
  readonly caller: Caller
  /** The roles that may call; only for managers. */
  readonly roles?: readonly Role[]
  /** Whether only people may call, because it is about the person or the session. */
  readonly isForPeople?: boolean
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly headers?: z.ZodObject
  readonly body?: RequestBody
  readonly answers: readonly Answer[]
  /** In addition to the errors of every call (`errorsOf`). */
  readonly errors: readonly ErrorCode[]
}

/** A call with a session or a key of one of these roles. */
export interface ManageOperation extends Operation {
  readonly roles: readonly Role[]
}

/** What an operation says besides its method and path, which stand in `MANAGE_PATHS`. */
export type Described<Op extends Operation> = Omit<Op, 'method' | 'path'>

/** The tag and caller of a call with a key. */
export const manage = { tag: 'management', caller: 'manager' } as const

const EVERY_CALL: readonly ErrorCode[] = ['bad_request', 'rate_limited', 'internal', 'unavailable']

const BY_CALLER: Readonly<Record<Caller, readonly ErrorCode[]>> = {
  visitor: ['token_not_found'],
  lead: ['token_not_found', 'crm_context_invalid', 'crm_context_expired', 'crm_context_elsewhere'],
  manager: ['unauthorized', 'forbidden'],
  anyone: ['forbidden'],
}

const WITH_BODY: readonly ErrorCode[] = ['payload_too_large', 'unsupported_media_type']

/** Every error that a call can return. */
export function errorsOf({ caller, body, errors }: Operation): readonly ErrorCode[] {
  return [...new Set([...EVERY_CALL, ...BY_CALLER[caller], ...(body ? WITH_BODY : []), ...errors])]
}

const JSON_TYPE = 'application/json'

/** A JSON body. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema): RequestBody<Schema> {
  return { types: [JSON_TYPE], schema }
}

/** A JSON response. */
export function jsonAnswer<Schema extends z.ZodType>(
  status: number,
  description: string,
  schema: Schema,
): Answer<typeof JSON_TYPE, Schema> {
  return { status, description, type: JSON_TYPE, schema }
}

/** A file as response. */
export function fileAnswer<Type extends string>(description: string, type: Type): Answer<Type, null> {
  return { status: 200, description, type, schema: null }
}

/** A response without a body. */
export function emptyAnswer(status: number, description: string): Answer<null, null> {
  return { status, description, type: null, schema: null }
}

/** The response to a client that has a current copy. */
export const notModified: Answer<null, null> = emptyAnswer(304, 'The client’s copy is still current.')
