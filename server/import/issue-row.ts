import type * as z from 'zod'
import type { ImportError } from '#contract/errors.ts'

type Issue = z.core.$ZodIssue

// A list of 500 icons or a text of a megabyte helps nobody.
const MAX_REASON = 300

// A longer list, such as that of currencies, says it in a sentence of its own.
const MAX_LISTED = 30

const COUNTED: Readonly<Record<string, string>> = { string: 'character', array: 'element' }

/** Where the file as a whole is meant. */
export const WHOLE_FILE = 'file'

/** A place in the file as its writer would say it: `estates[0].sections[1].number`. */
export function formatPath(path: readonly PropertyKey[]): string {
  const text = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('')
  return text.replace(/^\./, '') || WHOLE_FILE
}

/** What the schema found, as rows of a report. */
export function rowsOfIssue(issue: Issue): readonly ImportError[] {
  const inner = issue.code === 'invalid_union' ? issuesOfBranch(issue) : null
  if (inner) return inner.flatMap((each) => rowsOfIssue({ ...each, path: [...issue.path, ...each.path] }))
  return [{ path: formatPath(issue.path), reason: reasonOf(issue).slice(0, MAX_REASON) }]
}

/** The faults within the alternative that was meant: the one whose kind of value it is. */
function issuesOfBranch({ errors }: Extract<Issue, { code: 'invalid_union' }>): readonly Issue[] | null {
  return errors.find((issues) => !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0)) ?? null
}

function reasonOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue) ? 'Is missing' : `Has to be ${nameOf(issue.expected)}`
    case 'invalid_union':
      return isMissing(issue) ? 'Is missing' : issue.message
    case 'invalid_value':
      if (isMissing(issue)) return 'Is missing'
      return issue.values.length > MAX_LISTED ? issue.message : `Has to be ${listOf(issue.values)}`
    case 'unrecognized_keys':
      return `Has the unknown ${issue.keys.length > 1 ? 'fields' : 'field'} ${issue.keys.join(', ')}`
    case 'too_small':
      return `${verbOf(issue.origin)} at least ${amountOf(issue.origin, issue.minimum)}`
    case 'too_big':
      return `${verbOf(issue.origin)} at most ${amountOf(issue.origin, issue.maximum)}`
    case 'invalid_format':
      return `Is not written as ${issue.format === 'regex' ? String(issue.pattern) : `a valid ${issue.format}`}`
    default:
      return issue.message
  }
}

function isMissing({ input }: Issue): boolean {
  return input === undefined
}

function verbOf(origin: string): string {
  return origin in COUNTED ? 'Has to have' : 'Has to be'
}

function amountOf(origin: string, amount: number | bigint): string {
  const unit = COUNTED[origin]
  return unit ? `${amount} ${unit}${Number(amount) === 1 ? '' : 's'}` : `${amount}`
}

function nameOf(expected: string): string {
  const names: Readonly<Record<string, string>> = {
    array: 'a list',
    boolean: 'true or false',
    int: 'a whole number',
    number: 'a number',
    object: 'an object',
    record: 'an object',
    string: 'a text',
    tuple: 'a pair of numbers',
  }
  return names[expected] ?? expected
}

function listOf(values: readonly unknown[]): string {
  return values.length === 1
    ? JSON.stringify(values[0])
    : `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`
}
