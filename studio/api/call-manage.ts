import { API_BASE } from '#contract/api-base.ts'
import type { ErrorCode } from '#contract/error-codes.ts'
import type { FieldError } from '#contract/errors.ts'

/** A failed call. Without a response the code is `unavailable`. */
export class ManageError extends Error {
  readonly code: ErrorCode
  /** The fields to correct, with `validation_failed`. */
  readonly errors: readonly FieldError[]

  constructor(code: ErrorCode, message: string, errors: readonly FieldError[] = []) {
    super(message)
    this.code = code
    this.errors = errors
  }
}

/** Calls the management API as the person whose session this browser has, and returns `data`. */
export async function callManage<Data>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<Data> {
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
    throw new ManageError(code, answer?.title ?? response.statusText, answer?.errors)
  }
  return answer?.data
}
