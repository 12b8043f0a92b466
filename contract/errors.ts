import * as z from 'zod'
import { draftChanged, draftConflict } from './draft-conflict.ts'
import { ERROR_CODES, ERRORS, type ErrorCode, FIELD_ERROR_CODES } from './error-codes.ts'
import { json } from './json.ts'
import { publicationCheck } from './publications.ts'

/** The media type of every error (RFC 9457). */
export const PROBLEM_TYPE = 'application/problem+json'

/** A field that needs correcting, by its path in the body (`calculation.term`). `min` and `max` are the violated bounds. */
const fieldError = z
  .object({
    field: z.string(),
    code: z.enum(FIELD_ERROR_CODES),
    min: z.number().optional(),
    max: z.number().optional(),
  })
  .meta({ id: 'FieldError' })
/** A field that needs correcting. */
export type FieldError = z.infer<typeof fieldError>

/** An error or warning of an import: its place in the file, the reason, and what to do. Lines and columns count from 1. */
export const importError = z
  .object({
    path: z.string(),
    reason: z.string(),
    line: z.int().min(1).optional(),
    column: z.int().min(1).optional(),
  })
  .meta({ id: 'ImportError' })
/** An error or warning of an import. */
export type ImportError = z.infer<typeof importError>

/** A fault in a list that was sent: the element, the field, the value, and the reason. */
const listFault = z
  .object({ index: z.int().min(0), field: z.string(), value: json.optional(), reason: z.string() })
  .meta({ id: 'ListFault' })
/** A fault in a list that was sent. */
export type ListFault = z.infer<typeof listFault>

/**
 * The body of every error. validation_failed has `errors`, import_invalid has `rows` and `warnings`, and calls that take a
 * list have `faults`. A draft that somebody else changed has `conflicts`, and `applied` with what was changed nevertheless.
 * A publication that something stops has `publication`.
 */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(ERROR_CODES),
    detail: z.string().optional(),
    errors: z.array(fieldError).optional(),
    rows: z.array(importError).optional(),
    faults: z.array(listFault).optional(),
    warnings: z.array(importError).optional(),
    conflicts: z.array(draftConflict).optional(),
    applied: draftChanged.optional(),
    publication: publicationCheck.optional(),
  })
  .meta({ id: 'Problem' })
/** The body of an error. */
export type Problem = z.infer<typeof problem>

/** The details of a problem besides its code. */
export type ProblemDetails = Pick<
  Problem,
  'detail' | 'errors' | 'rows' | 'faults' | 'warnings' | 'conflicts' | 'applied' | 'publication'
>

/** Builds the problem+json body of a code. */
export function problemOf(code: ErrorCode, details: ProblemDetails = {}): Problem {
  const { status, title } = ERRORS[code]
  return { type: `urn:problem-type:vitrine:${code}`, title, status, code, ...details }
}
