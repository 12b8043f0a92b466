import { API_BASE } from '#contract/api-base.ts'
import type { ErrorCode } from '#contract/error-codes.ts'
import type { FieldError } from '#contract/errors.ts'

/** The parts of a problem that calls use, besides its code. */
interface ProblemParts {
  readonly errors?: readonly FieldError[]
}

/** A failed call. Without a response the code is `unavailable`. */
export class ManageError extends Error {
  readonly code: ErrorCode
  /** The whole problem as the server sent it, such as the conflicts of a draft. */
  readonly problem: Readonly<Record<string, unknown>>
  /** The fields to correct, with `validation_failed`. */
  readonly errors: readonly FieldError[]

  constructor(code: ErrorCode, message: string, problem: (ProblemParts & Record<string, unknown>) | null = null) {
    super(message)
    this.code = code
    this.problem = problem ?? {}
    this.errors = problem?.errors ?? []
  }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Calls the management API as the person whose session this browser has, and returns `data`. */
export async function callManage<Data>(method: Method, path: string, body?: object): Promise<Data> {
  return (await readManage<{ readonly data: Data } | null>(method, path, body))?.data as Data
}

/** Calls the management API and returns the whole response, as for a page of a list. */
export async function readManage<Answer>(method: Method, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${API_BASE}/manage/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch((error) => {
    throw new ManageError('unavailable', String(error))
  })
  // A proxy may answer with a page of its own.
  const answer = await response.json().catch(() => null)
  if (!response.ok) {
    const code: ErrorCode = answer?.code ?? (response.status >= 500 ? 'unavailable' : 'internal')
    throw new ManageError(code, answer?.title ?? response.statusText, answer)
  }
  return answer
}
