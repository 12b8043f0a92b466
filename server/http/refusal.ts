import type { ErrorCode } from '#contract/error-codes.ts'
import type { FieldError, ListFault } from '#contract/errors.ts'
import { refuse } from './problem.ts'

/** Why something is refused: the error code, and a sentence that starts with the field's path in the body. */
export interface Refusal {
  readonly refused: ErrorCode
  readonly reason: string
  /** The same as error codes of fields, if there are such codes. */
  readonly errors?: readonly FieldError[]
  /** For a list: everything that is wrong with it. */
  readonly faults?: readonly ListFault[]
}

/** Whether an outcome is a refusal. */
export function isRefusal(outcome: unknown): outcome is Refusal {
  return typeof outcome === 'object' && outcome !== null && 'refused' in outcome
}

/** The result of an outcome; ends the request if it is a refusal, which rolls back a transaction. */
export function resultOf<Outcome>(outcome: Outcome): Exclude<Outcome, Refusal> {
  if (!isRefusal(outcome)) return outcome as Exclude<Outcome, Refusal>
  const { refused, reason, errors, faults } = outcome
  return refuse(refused, {
    detail: reason,
    ...(errors && { errors: [...errors] }),
    ...(faults && { faults: [...faults] }),
  })
}

/** Refuses the value of a field, which the caller can correct. */
export function invalidField(field: string, reason: string): Refusal {
  return { refused: 'validation_failed', reason: `${field}: ${reason}` }
}

/** Refuses an empty field that is required. */
export function missingField(field: string): Refusal {
  return { ...invalidField(field, 'is required'), errors: [{ field, code: 'required' }] }
}

/** Refuses an id that does not exist in the account; those of other accounts count as missing. */
export function unknownId(field: string, id: number): Refusal {
  return { refused: 'not_found', reason: `${field}: there is no ${id}` }
}
