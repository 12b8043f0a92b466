import { ERRORS, type ErrorCode } from './error-codes.ts'
import { PROBLEM_TYPE, problem } from './errors.ts'
import type { OpenApiResponse, SchemaBook } from './openapi-schemas.ts'

/** A reference to a described error. Calls share most of their errors. */
export interface ProblemReference {
  readonly $ref: string
}

/** The errors of a call by status, as references into the components. */
export function referToProblems(codes: readonly ErrorCode[]): Readonly<Record<string, ProblemReference>> {
  return Object.fromEntries(
    byStatus(codes).map(([status, some]) => [status, { $ref: `#/components/responses/${nameOf(some)}` }]),
  )
}

/** The problems that these calls refer to: one for each set of codes with the same status. */
export function describeProblems(
  calls: readonly (readonly ErrorCode[])[],
  book: SchemaBook,
): Readonly<Record<string, OpenApiResponse>> {
  const sets = calls.flatMap((codes) => byStatus(codes).map(([, some]) => some))
  return Object.fromEntries(sets.map((some) => [nameOf(some), describeProblem(some, book)]))
}

function describeProblem(codes: readonly ErrorCode[], book: SchemaBook): OpenApiResponse {
  const titles = codes.map((code) => ERRORS[code].title).join('; ')
  const schema = { allOf: [book.write(problem), { properties: { code: { enum: [...codes] } } }] }
  return { description: `${titles}.`, content: { [PROBLEM_TYPE]: { schema } } }
}

function byStatus(codes: readonly ErrorCode[]): readonly (readonly [number, readonly ErrorCode[]])[] {
  const statuses = new Set(codes.map((code) => ERRORS[code].status))
  return [...statuses].map((status) => [status, codes.filter((code) => ERRORS[code].status === status)])
}

function nameOf(codes: readonly ErrorCode[]): string {
  return codes.toSorted().join('.')
}
