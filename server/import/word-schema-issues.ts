import type * as z from 'zod'
import type { ImportError } from '#contract/errors.ts'
import { LANGUAGE_CODES } from '#domain/language/language.ts'
import { joinPolygonIssues } from './join-polygon-issues.ts'
import { formatPath } from './paths.ts'
import { showValue } from './show-value.ts'
import { TEXT_FIELDS } from './visitor-texts.ts'

type Issue = z.core.$ZodIssue

// A list of 500 icons or a text of a megabyte is no help to the reader.
const MAX_REASON = 300

// The schema has a sentence of its own for longer lists, such as currencies.
const MAX_LISTED = 30

const COUNTED: Readonly<Record<string, string>> = { string: 'character', array: 'element' }

/** Turns schema issues into the errors of a report. */
export function errorsOfIssues(issues: readonly Issue[]): readonly ImportError[] {
  return joinPolygonIssues(withoutLengths(issues.flatMap(flattenIssue))).flatMap(errorsOfIssue)
}

/** Replaces the issue of a union by those of the matching alternative, each with its own path. */
export function flattenIssue(issue: Issue): readonly Issue[] {
  const inner = issue.code === 'invalid_union' ? issuesOfBranch(issue) : null
  return inner ? inner.flatMap((each) => flattenIssue({ ...each, path: [...issue.path, ...each.path] })) : [issue]
}

/** Drops length issues of values with a wrong type: a text in place of a list has to become a list first. */
function withoutLengths(issues: readonly Issue[]): readonly Issue[] {
  const mistyped = new Set(issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => formatPath(path)))
  return issues.filter(
    ({ code, path }) => (code !== 'too_small' && code !== 'too_big') || !mistyped.has(formatPath(path)),
  )
}

function errorsOfIssue(issue: Issue): readonly ImportError[] {
  if (issue.code !== 'unrecognized_keys') {
    return [{ path: formatPath(issue.path), reason: reasonOf(issue).slice(0, MAX_REASON) }]
  }
  const reason = TEXT_FIELDS.has(String(issue.path.at(-1)))
    ? `Is not a language code: use ${LANGUAGE_CODES.join(', ')}`
    : 'Is not a field of the format: correct its name, or remove it'
  return issue.keys.map((key) => ({ path: formatPath([...issue.path, key]), reason }))
}

/** The issues of the alternative that was meant: the one that accepts the type of the value. */
function issuesOfBranch({ errors }: Extract<Issue, { code: 'invalid_union' }>): readonly Issue[] | null {
  return errors.find((issues) => !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0)) ?? null
}

function reasonOf(issue: Issue): string {
  const { input } = issue
  switch (issue.code) {
    case 'invalid_type':
      return input === undefined
        ? `Is missing: add ${nameOfMissing(issue)}`
        : `Has to be ${nameOf(issue.expected)}, not ${showValue(input)}${quotesHint(issue.expected, input)}`
    case 'invalid_union':
      // The message of the schema says what is expected.
      return needed(issue.message.replace(/^Has to be /, ''), input)
    case 'invalid_value':
      if (issue.values.length > MAX_LISTED && input !== undefined) return `${issue.message}, not ${showValue(input)}`
      return needed(listOf(issue.values), input)
    case 'too_small':
      return `${verbOf(issue.origin)} at least ${amountOf(issue.origin, issue.minimum)}, ${actual(issue.origin, input)}`
    case 'too_big':
      return `${verbOf(issue.origin)} at most ${amountOf(issue.origin, issue.maximum)}, ${actual(issue.origin, input)}`
    case 'invalid_format':
      return `${formatReason(issue)}, not ${showValue(input)}`
    default:
      return typeof input === 'object' ? issue.message : `${issue.message}, not ${showValue(input)}`
  }
}

function needed(what: string, input: unknown): string {
  return input === undefined ? `Is missing: add ${what}` : `Has to be ${what}, not ${showValue(input)}`
}

/** Numbers and texts are the most common mix-up. */
function quotesHint(expected: string, input: unknown): string {
  if (expected === 'string' && typeof input === 'number') return `: write "${input}"`
  if (typeof input !== 'string' || input.trim() === '') return ''
  if (expected === 'number' || expected === 'int') {
    const plain = plainNumber(input)
    return plain === null ? '' : `: write ${plain}`
  }
  return expected === 'boolean' && /^(true|false)$/i.test(input) ? `: write ${input.toLowerCase()}` : ''
}

// Currency symbols and codes, and thousands separators.
const CURRENCY = /^(?:\p{Sc}|[A-Z]{3})+|(?:\p{Sc}|[A-Z]{3})+$/gu
const BETWEEN = /[\s\u00a0\u202f'’]/g

/** The number that a text such as "£203,000" or "203 000,50" means. Null if it is not a number or is ambiguous. */
function plainNumber(text: string): number | null {
  const bare = text.replaceAll(BETWEEN, '').replaceAll(CURRENCY, '')
  const isGrouped = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(bare)
  const isGroupedByDots = /^-?\d{1,3}(?:\.\d{3})+,\d+$/.test(bare) || /^-?\d{1,3}(?:\.\d{3}){2,}$/.test(bare)
  // Ambiguous: either 203 or 203000.
  if (bare === '' || /^-?\d{1,3}\.\d{3}$/.test(bare)) return null
  const withoutCommas = isGrouped ? bare.replaceAll(',', '') : bare
  const plain = isGroupedByDots ? bare.replaceAll('.', '') : withoutCommas
  const number = Number(plain.replace(/^(-?\d+),(\d+)$/, '$1.$2'))
  return Number.isFinite(number) ? number : null
}

function formatReason({ format, message }: Extract<Issue, { code: 'invalid_format' }>): string {
  // Our own message, if the schema has one.
  return message.startsWith('Has to') ? message : `Has to be a valid ${format}`
}

function verbOf(origin: string): string {
  return origin in COUNTED ? 'Has to have' : 'Has to be'
}

function amountOf(origin: string, amount: number | bigint): string {
  const unit = COUNTED[origin]
  return unit ? `${amount} ${unit}${Number(amount) === 1 ? '' : 's'}` : `${amount}`
}

function actual(origin: string, input: unknown): string {
  return origin in COUNTED && (typeof input === 'string' || Array.isArray(input))
    ? `not ${input.length}`
    : `not ${showValue(input)}`
}

// What to call a missing field whose type is only a text.
const MISSING: Readonly<Record<string, string>> = {
  layout: 'the id of a layout',
  status: 'the id of a status',
  interactive: 'the id of a picture',
  image: 'the name of a picture file',
  file: 'the name of a file',
  email: 'an e-mail address',
  url: 'an address that begins with https://',
}

function nameOfMissing({ path, expected }: Extract<Issue, { code: 'invalid_type' }>): string {
  if (expected !== 'string') return nameOf(expected)
  if (path.at(-1) === 'id') return path.at(-2) === 'target' ? 'the id of what it shows' : 'an id of your own'
  return MISSING[String(path.at(-1))] ?? nameOf(expected)
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
