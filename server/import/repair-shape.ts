import type * as z from 'zod'
import { flattenIssue } from './issue-row.ts'
import { formatPath, placesAround } from './paths.ts'

type Issue = z.core.$ZodIssue

/** A file of the right shape in all its parts, with stand-ins for those that had another one. */
export interface RepairedFile<File> {
  /** Null where no stand-ins make it right. */
  readonly file: File | null
  /** Everything that the schema found. */
  readonly issues: readonly Issue[]
  /** The places of stand-ins, and of what was left out. */
  readonly broken: readonly string[]
}

// Each round repairs one level more: a list, its element, the fields of that.
const MAX_ROUNDS = 12

/**
 * Reads a file by its schema. Where the schema finds faults, stand-ins take their places, so that all the rest of the
 * file can be checked too and its writer hears of every fault at once.
 */
export function repairShape<Schema extends z.ZodType>(schema: Schema, input: object): RepairedFile<z.output<Schema>> {
  const first = schema.safeParse(input, { reportInput: true })
  if (first.success) return { file: first.data, issues: [], broken: [] }
  const issues: Issue[] = [...first.error.issues]
  const copy = copyOf(input)
  if (!copy) return { file: null, issues, broken: [] }
  // How often each place was repaired.
  const broken = new Map<string, number>()
  let found: readonly Issue[] = issues
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    for (const issue of found.flatMap(flattenIssue)) repair(copy, issue, broken)
    const result = schema.safeParse(copy, { reportInput: true })
    if (result.success) return { file: result.data, issues, broken: [...broken.keys()] }
    found = result.error.issues
    // Rules for several fields are looked at only where each field by itself is right.
    const around = new Set([...broken.keys()].flatMap(placesAround))
    const follows = (place: string) => around.has(place) || placesAround(place).some((each) => broken.has(each))
    issues.push(...found.filter(({ path }) => !follows(formatPath(path))))
  }
  return { file: null, issues, broken: [...broken.keys()] }
}

function repair(file: object, issue: Issue, broken: Map<string, number>): void {
  if (issue.code === 'unrecognized_keys') {
    removeKeys(valueAt(file, issue.path), issue.keys)
    return
  }
  const key = issue.path.at(-1)
  const parent = valueAt(file, issue.path.slice(0, -1))
  if (key === undefined || !isObject(parent)) return
  // Its writer means the same by 5 and "5".
  if (issue.code === 'invalid_type' && issue.expected === 'string' && typeof issue.input === 'number') {
    parent[key] = String(issue.input)
    return
  }
  const place = formatPath(issue.path)
  const tries = broken.get(place) ?? 0
  broken.set(place, tries + 1)
  // A field is left out, then stood in for: a list first, then its elements. Where that does not help, what it is in goes.
  const isField = typeof key === 'string'
  if (isField && tries === 0 && issue.input !== undefined) Reflect.deleteProperty(parent, key)
  else if (tries < (isField ? 3 : 2)) parent[key] = standInFor(issue, parent[key], broken.size)
  else leaveOutAround(file, issue.path, broken)
}

function leaveOutAround(file: object, path: readonly PropertyKey[], broken: Map<string, number>): void {
  const outer = path.slice(0, path.slice(0, -1).findLastIndex((key) => typeof key === 'string') + 1)
  const parent = valueAt(file, outer.slice(0, -1))
  const key = outer.at(-1)
  if (key === undefined || !isObject(parent)) return
  broken.set(formatPath(outer), 1)
  Reflect.deleteProperty(parent, key)
}

/** Null for a file of more levels than can be copied. */
function copyOf(input: object): object | null {
  try {
    return structuredClone(input)
  } catch {
    return null
  }
}

function removeKeys(value: unknown, keys: readonly string[]): void {
  if (isObject(value)) for (const key of keys) Reflect.deleteProperty(value, key)
}

// Texts that have to be written in a way of their own.
const TEXTS: Readonly<Record<string, string>> = { color: '#000000', month: '2000-01' }

/** A value that the schema takes in this place. Texts are all different, so that no two ids are the same. */
function standInFor(issue: Issue, value: unknown, count: number): unknown {
  const text = TEXTS[String(issue.path.at(-1))] ?? `unknown-${count}`
  switch (issue.code) {
    case 'invalid_type':
      return standInOf(issue.expected, issue.path, text)
    case 'invalid_value':
      return issue.values[0]
    case 'too_small':
      if (Array.isArray(value)) return [...value, ...Array(Number(issue.minimum) - value.length).fill(null)]
      return issue.origin === 'string' ? text : Number(issue.minimum)
    case 'too_big':
      if (Array.isArray(value)) return value.slice(0, Number(issue.maximum))
      return issue.origin === 'string' ? text : Number(issue.maximum)
    case 'custom':
      // Only films stand in a list.
      return { embed: 'https://www.youtube.com/embed/unknown' }
    default:
      return text
  }
}

function standInOf(expected: string, path: readonly PropertyKey[], text: string): unknown {
  if (expected === 'array') return []
  if (expected === 'object' || expected === 'record') return {}
  if (expected === 'boolean') return false
  if (expected === 'tuple') return [0, 0]
  if (expected !== 'number' && expected !== 'int') return text
  // A body whose top is lost is above its bottom.
  return path.at(-1) === 'top' ? 1 : 0
}

function valueAt(file: object, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), file)
}

function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null
}
