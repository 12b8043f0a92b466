import type { ErrorCode } from '#contract/error-codes.ts'
import type { FieldError, ListFault } from '#contract/errors.ts'
import { refuse } from './problem.ts'

/** Why something is not done: the code to answer with, and a sentence that begins with the field's path in the body. */
export interface Refusal {
  readonly refused: ErrorCode
  readonly reason: string
  /** Where one of the codes of fields says it as well. */
  readonly errors?: readonly FieldError[]
  /** Of a list: everything that is wrong with it. */
  readonly faults?: readonly ListFault[]
}

/** Tells a refusal from a result. */
export function isRefusal(outcome: unknown): outcome is Refusal {
  return typeof outcome === 'object' && outcome !== null && 'refused' in outcome
}

/** The result of an outcome; ends the request when it is a refusal. In a transaction that undoes all of it. */
export function resultOf<Outcome>(outcome: Outcome): Exclude<Outcome, Refusal> {
  if (!isRefusal(outcome)) return outcome as Exclude<Outcome, Refusal>
  const { refused, reason, errors, faults } = outcome
  return refuse(refused, {
    detail: reason,
    ...(errors && { errors: [...errors] }),
    ...(faults && { faults: [...faults] }),
  })
}

/** The refusal of a field's value that a caller can correct. */
export function invalidField(field: string, reason: string): Refusal {
  return { refused: 'validation_failed', reason: `${field}: ${reason}` }
}

/** The refusal of a field that is empty and must not be. */
export function missingField(field: string): Refusal {
  return { ...invalidField(field, 'is required'), errors: [{ field, code: 'required' }] }
}

/** The refusal of an id that leads to nothing of the account: what others have does not exist for it. */
export function unknownId(field: string, id: number): Refusal {
  return { refused: 'not_found', reason: `${field}: there is no ${id}` }
}
