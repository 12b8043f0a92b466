import type { FieldError } from '#contract/errors.ts'
import { CHECKED_FIELDS, type Fault, type Faults } from '#domain/order/check-order.ts'
import { ApiError } from '#web/api/client.ts'

/** Why a form could not be sent. */
export type SendOutcome =
  | { readonly kind: 'refused'; readonly faults: Faults }
  | { readonly kind: 'offline' | 'failed' }
  /** Neither the visitor nor a retry can fix it. */
  | { readonly kind: 'error'; readonly isUnitGone: boolean }

/** Maps the error of the call to an outcome. */
export function outcomeOf(error: unknown): SendOutcome {
  if (!(error instanceof ApiError)) return { kind: 'error', isUnitGone: false }
  const { code, errors } = error
  if (code === 'unavailable') return { kind: 'offline' }
  if (code === 'internal' || code === 'rate_limited') return { kind: 'failed' }
  const faults = faultsOf(errors)
  if (code === 'validation_failed' && Object.keys(faults).length > 0) return { kind: 'refused', faults }
  return { kind: 'error', isUnitGone: errors.some(({ field }) => field === 'instance_id') }
}

/** The errors that belong to fields of the form. */
function faultsOf(errors: readonly FieldError[]): Faults {
  const known = CHECKED_FIELDS.flatMap((field) => {
    const error = errors.find((one) => one.field === field)
    return error ? [[field, faultOf(error)] as const] : []
  })
  return Object.fromEntries(known)
}

function faultOf({ code, min = 0, max = 0 }: FieldError): Fault {
  if (code === 'min') return { code, min }
  return code === 'max' ? { code, max } : { code }
}
