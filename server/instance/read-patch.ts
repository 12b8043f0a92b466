import * as z from 'zod'
import { type InstancePatch, instancePatch } from '#contract/instances.ts'
import type { PatchFault } from './patch-fault.ts'

/** A parsed change, or everything that is wrong with its format. */
type ReadPatch = { readonly patch: InstancePatch } | { readonly faults: readonly PatchFault[] }

type Issue = z.core.$ZodIssue

/** Parses one change of a list. */
export function readPatch(sent: unknown): ReadPatch {
  const result = instancePatch.safeParse(sent)
  return result.success
    ? { patch: result.data }
    : { faults: result.error.issues.flatMap((each) => faultsOf(each, sent)) }
}

function faultsOf(issue: Issue, sent: unknown): readonly PatchFault[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: key,
      value: valueAt(sent, [key]),
      reason: 'is not a field that can be changed',
      isMalformed: true,
    }))
  }
  const field = issue.path.map(String).join('.')
  const isMalformed = issue.code !== 'too_small' && issue.code !== 'too_big'
  return [{ field, value: valueAt(sent, issue.path), reason: reasonOf(issue), isMalformed }]
}

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  string: 'a text',
}

function reasonOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `has to be ${TYPES[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `has to be one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`
    case 'invalid_union':
      return 'has to be a whole number or a text'
    case 'too_small':
      return issue.origin === 'string' ? 'is empty' : `has to be at least ${issue.minimum}`
    case 'too_big':
      return issue.origin === 'string'
        ? `has more than ${issue.maximum} characters`
        : `has to be at most ${issue.maximum}`
    default:
      return issue.message
  }
}

function valueAt(sent: unknown, path: readonly PropertyKey[]): PatchFault['value'] {
  const value = path.reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), sent)
  return z.json().optional().safeParse(value).data
}

function isObject(value: unknown): value is Readonly<Record<PropertyKey, unknown>> {
  return typeof value === 'object' && value !== null
}
