import type { ListFault } from '#contract/errors.ts'
import type { Refusal } from '#server/http/refusal.ts'

/** An error in one change of a list. */
export interface PatchFault extends Omit<ListFault, 'index'> {
  /** The named unit does not exist. */
  readonly isUnknown?: boolean
  /** The change does not match the contract, whatever its values. */
  readonly isMalformed?: boolean
}

/** An error with the index of its change in the list. */
export interface PlacedFault extends PatchFault {
  readonly index: number
}

// The same limit as for an import report.
const MAX_FAULTS = 1000

// A value may be as long as the body. Its beginning is enough to recognise it.
const MAX_VALUE = 200

/** Refuses a list with all its errors. The first one becomes the message. */
export function refuseAll(faults: readonly [PlacedFault, ...PlacedFault[]]): Refusal {
  const [{ index, field, reason }] = faults
  const rest = faults.length > 1 ? ` (and ${faults.length - 1} more)` : ''
  return {
    refused: codeOf(faults),
    reason: `${[index, field].filter((part) => part !== '').join('.')}: ${reason}${rest}`,
    faults: faults.slice(0, MAX_FAULTS).map(listFault),
  }
}

function codeOf(faults: readonly PatchFault[]): Refusal['refused'] {
  if (faults.some(({ isMalformed }) => isMalformed)) return 'bad_request'
  return faults.every(({ isUnknown }) => isUnknown) ? 'not_found' : 'validation_failed'
}

function listFault({ index, field, value, reason }: PlacedFault): ListFault {
  return { index, field, ...(value !== undefined && { value: shorten(value) }), reason }
}

function shorten(value: Exclude<ListFault['value'], undefined>): ListFault['value'] {
  const text = JSON.stringify(value)
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : value
}
