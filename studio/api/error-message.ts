import type { ErrorCode } from '#contract/error-codes.ts'
import type { StudioKey } from '#i18n/messages.ts'
import { ManageError } from '#studio/api/manage.ts'

const REFUSED: readonly ErrorCode[] = ['bad_request', 'validation_failed', 'import_invalid', 'payload_too_large']

/** The message for a failed call. */
export function errorKey(error: unknown): StudioKey {
  if (!(error instanceof ManageError)) return 'error.server'
  if (error.reason) return error.reason
  if (error.code === 'unavailable') return 'error.offline'
  if (error.code === 'rate_limited') return 'error.rate_limited'
  if (error.code === 'forbidden') return 'error.forbidden'
  if (error.code === 'conflict') return 'error.conflict'
  if (error.code === 'not_found') return 'error.gone'
  if (REFUSED.includes(error.code)) return 'error.refused'
  return 'error.server'
}

/** Whether a call failed because the session has ended. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ManageError && error.code === 'unauthorized'
}

/** Whether a call failed because of what somebody else did, or of what exists already. */
export function isConflict(error: unknown): boolean {
  return error instanceof ManageError && error.code === 'conflict'
}
