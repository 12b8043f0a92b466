import { API_BASE } from '#contract/api-base.ts'
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, TakesFile } from '#contract/call-types.ts'
import type { ErrorCode } from '#contract/error-codes.ts'
import type { FieldError } from '#contract/errors.ts'
import { MANAGE_PATHS, type ManageId } from '#contract/manage-paths.ts'
import type { StudioKey } from '#i18n/messages.ts'

/** What the server says about a failed call, as far as calls use it. */
interface ProblemParts extends Readonly<Record<string, unknown>> {
  readonly code?: ErrorCode
  readonly title?: string
  readonly errors?: readonly FieldError[] | undefined
}

/** A failed call. Without a response the code is `unavailable`. */
export class ManageError extends Error {
  readonly code: ErrorCode
  /** The whole problem as the server sent it, such as the conflicts of a draft. */
  readonly problem: Readonly<Record<string, unknown>>
  /** The fields to correct, with `validation_failed`. */
  readonly errors: readonly FieldError[]
  /** The message of the reason, if it is one that the Studio knows. */
  readonly reason: StudioKey | null

  constructor(code: ErrorCode, message: string, problem: ProblemParts | null = null, reason: StudioKey | null = null) {
    super(message)
    this.code = code
    this.reason = reason
    this.problem = problem ?? {}
    this.errors = problem?.errors ?? []
  }
}

/** A part of a call: absent if the operation has none, optional if nothing in it is required. */
type Part<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : object extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value }

interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** The media type of the answer, if not JSON. */
  readonly accept?: string
  /** The call outlives the page. */
  readonly keepalive?: boolean
}

/** The body of a call. One that has been written as JSON is sent as a file. */
type Body<Id extends ManageId> =
  TakesFile<Id> extends true ? Blob : [BodyOf<Id>] extends [never] ? never : BodyOf<Id> | Blob

/** What a call sends, by the types of its operation. */
export type CallInput<Id extends ManageId> = Part<'params', ParamsOf<Id>> &
  Part<'query', QueryOf<Id>> &
  Part<'body', Body<Id>> &
  CallOptions

/** The input of a call as the last argument of a function, which may be left out if nothing is required. */
type InputArgs<Input> = object extends Input ? [input?: Input] : [input: Input]

type Values = Readonly<Record<string, number | string | undefined>>

/** The input of any call, for code that does not know the operation. */
interface AnyInput extends CallOptions {
  readonly params?: Values | undefined
  readonly query?: Values | undefined
  readonly body?: unknown
}

/** Calls the management API as the person whose session this browser has. Fails with a `ManageError`. */
export function manage<Id extends ManageId>(id: Id, ...[input]: InputArgs<CallInput<Id>>): Promise<AnswerOf<Id>> {
  return callManage(id, input ?? {})
}

/** Makes a call whose input has been checked by its type before. */
export async function callManage<Id extends ManageId>(id: Id, input: AnyInput): Promise<AnswerOf<Id>> {
  return readJson(await openManage(id, input))
}

/** Calls the management API and returns the response, for an answer that is not JSON. */
export async function openManage(id: ManageId, { params, query, body, ...options }: AnyInput): Promise<Response> {
  const { accept, signal, keepalive } = options
  const [method = 'GET'] = MANAGE_PATHS[id].split(' ')
  const file = body instanceof Blob ? body : null
  const type = file ? file.type : 'application/json'
  const response = await fetch(manageUrl(id, { params, query }), {
    method,
    headers: { ...(body !== undefined && { 'content-type': type }), ...(accept !== undefined && { accept }) },
    ...(body !== undefined && { body: file ?? JSON.stringify(body) }),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  }).catch((error) => {
    throw new ManageError('unavailable', String(error))
  })
  if (response.ok) return response
  const problem: ProblemParts | null = await readJson(response)
  const code = response.status >= 500 ? 'unavailable' : 'internal'
  throw await failureOf({ code, title: response.statusText, ...problem })
}

/** The error of a problem that the server has reported. */
export async function failureOf(problem: ProblemParts & { readonly code: ErrorCode }): Promise<ManageError> {
  return new ManageError(problem.code, problem.title ?? '', problem, await reasonOf(problem.detail))
}

/** The phrases of the server load with the first refusal. Without them the code says what is wrong. */
async function reasonOf(detail: unknown): Promise<StudioKey | null> {
  if (typeof detail !== 'string') return null
  return import('./say-reason.ts').then(
    ({ reasonKey }) => reasonKey(detail),
    () => null,
  )
}

/** The address of a call. */
export function manageUrl(id: ManageId, { params = {}, query = {} }: Pick<AnyInput, 'params' | 'query'> = {}): string {
  const [, place = ''] = MANAGE_PATHS[id].split(' ')
  const path = place.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return API_BASE + path + (given.length > 0 ? `?${new URLSearchParams(given)}` : '')
}

/** The `data` of an answer. */
export function dataOf<Data>({ data }: { readonly data: Data }): Data {
  return data
}

/** A proxy may answer with a page of its own, and some answers have no body. */
function readJson(response: Response) {
  return response.json().catch(() => null)
}
