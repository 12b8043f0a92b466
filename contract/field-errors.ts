import type * as z from 'zod'
import { type FieldError, type Problem, problemOf } from './errors.ts'

type Issue = z.core.$ZodIssue

// Names of unknown fields come from the sender. A long name must not fill the response.
const MAX_DETAIL = 200

// String formats that have a code of their own.
const FORMATS = ['email', 'phone'] as const

/**
 * The problem for a body that a schema rejected: validation_failed with the fields to correct, or bad_request for faults
 * that a visitor can't correct in a form (an unknown field, a wrong type).
 */
export function refusalOf(issues: readonly Issue[], body: unknown): Problem {
  const errors = new Map<string, FieldError>()
  for (const issue of issues) {
    const error = fieldErrorOf(issue, body)
    if (!error) return problemOf('bad_request', { detail: detailOf(issue) })
    // Only the first issue of each field is reported.
    if (!errors.has(error.field)) errors.set(error.field, error)
  }
  return problemOf('validation_failed', { errors: [...errors.values()] })
}

function fieldErrorOf(issue: Issue, body: unknown): FieldError | null {
  const field = issue.path.map(String).join('.')
  if (field === '') return null
  if (isEmpty(valueAt(body, issue.path)) || isUnticked(issue, body)) return { field, code: 'required' }
  if (issue.code === 'too_small') return { field, code: 'min', min: Number(issue.minimum) }
  if (issue.code === 'too_big') return { field, code: 'max', max: Number(issue.maximum) }
  const format = issue.code === 'invalid_format' ? FORMATS.find((known) => known === issue.format) : undefined
  return format ? { field, code: format } : null
}

/** A required checkbox that is not ticked. */
function isUnticked(issue: Issue, body: unknown): boolean {
  return issue.code === 'invalid_value' && issue.values.includes(true) && valueAt(body, issue.path) === false
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), body)
}

function isObject(value: unknown): value is Readonly<Record<PropertyKey, unknown>> {
  return typeof value === 'object' && value !== null
}

function detailOf({ path, message }: Issue): string {
  const place = path.length > 0 ? `${path.map(String).join('.')}: ` : ''
  return `${place}${message}`.slice(0, MAX_DETAIL)
}
