import type * as z from 'zod'
import type { Role } from '#domain/account/role.ts'
import type { ErrorCode } from './error-codes.ts'

/** Headings of the API page, with a sentence each. */
export const TAGS = {
  catalogue: 'What a visitor sees, and its changes as they happen.',
  requests: 'What a visitor asks for.',
  crm: 'Units linked to the lead of a CRM; only with a signed context.',
  documents: 'Documents and QR codes.',
  management: 'What a developer’s own systems set and read; only with a key.',
} as const

/** Who calls: a visitor by tokens, a visitor inside a CRM, or the developer's own system by key. */
export type Caller = 'visitor' | 'lead' | 'manager'

/** The body of a request: JSON by its schema, or a file (null). */
export interface RequestBody {
  readonly types: readonly string[]
  readonly schema: z.ZodType | null
}

/** An answer that is no error; without a type it has no body, without a schema it is a file. */
export interface Answer {
  readonly status: number
  readonly description: string
  readonly type: string | null
  readonly schema: z.ZodType | null
}

/** One call. Tokens, language, flags and keys come by its caller and are not repeated here. */
export interface Operation {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** Below `/api/v1`, parameters in braces. */
  readonly path: string
  readonly summary: string
  readonly tag: keyof typeof TAGS
  readonly caller: Caller
  /** Whose key may call; only where the caller is a manager. */
  readonly roles?: readonly Role[]
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly headers?: z.ZodObject
  readonly body?: RequestBody
  readonly answers: readonly Answer[]
  /** Besides those of every call (`errorsOf`). */
  readonly errors: readonly ErrorCode[]
}

/** A call by key: only keys of these roles may make it. */
export interface ManageOperation extends Operation {
  readonly roles: readonly Role[]
}

const EVERY_CALL: readonly ErrorCode[] = ['bad_request', 'rate_limited', 'internal', 'unavailable']

const BY_CALLER: Readonly<Record<Caller, readonly ErrorCode[]>> = {
  visitor: ['token_not_found'],
  lead: ['token_not_found', 'crm_context_invalid', 'crm_context_expired', 'crm_context_elsewhere'],
  manager: ['unauthorized', 'forbidden'],
}

const WITH_BODY: readonly ErrorCode[] = ['payload_too_large', 'unsupported_media_type']

/** Every error that a call can answer with. */
export function errorsOf({ caller, body, errors }: Operation): readonly ErrorCode[] {
  return [...new Set([...EVERY_CALL, ...BY_CALLER[caller], ...(body ? WITH_BODY : []), ...errors])]
}

/** A JSON body. */
export function jsonBody(schema: z.ZodType): RequestBody {
  return { types: ['application/json'], schema }
}

/** An answer in JSON. */
export function jsonAnswer(status: number, description: string, schema: z.ZodType): Answer {
  return { status, description, type: 'application/json', schema }
}

/** An answer that is a file. */
export function fileAnswer(description: string, type: string): Answer {
  return { status: 200, description, type, schema: null }
}

/** An answer without a body. */
export function emptyAnswer(status: number, description: string): Answer {
  return { status, description, type: null, schema: null }
}
