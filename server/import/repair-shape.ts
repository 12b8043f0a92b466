import type * as z from 'zod'
import { formatPath, placesAround } from './paths.ts'
import { flattenIssue } from './word-schema-issues.ts'

type Issue = z.core.$ZodIssue

/** A file with placeholders for all values that do not match its schema. */
interface RepairedFile<File> {
  /** Null if placeholders can't make the file valid. */
  readonly file: File | null
  /** Every issue that the schema found. */
  readonly issues: readonly Issue[]
  /** The paths of placeholders and of removed values. */
  readonly broken: readonly string[]
}

// Each round repairs one more level: a list, its elements, their fields.
const MAX_ROUNDS = 12

/**
 * Parses a file by its schema. Replaces invalid values by placeholders, so that the rest of the file can be checked too
 * and the author sees all errors at once.
 */
export function repairShape<Schema extends z.ZodType>(schema: Schema, input: object): RepairedFile<z.output<Schema>> {
  const first = schema.safeParse(input, { reportInput: true })
  if (first.success) return { file: first.data, issues: [], broken: [] }
  const issues: Issue[] = [...first.error.issues]
  const copy = copyOf(input)
  if (!copy) return { file: null, issues, broken: [] }
  // How often each path was repaired.
  const broken = new Map<string, number>()
  let found: readonly Issue[] = issues
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    for (const issue of found.flatMap(flattenIssue)) repair(copy, issue, broken)
    const result = schema.safeParse(copy, { reportInput: true })
    if (result.success) return { file: result.data, issues, broken: [...broken.keys()] }
    found = result.error.issues
    // Zod checks rules across several fields only when each field is valid.
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
  // To the author, 5 and "5" mean the same.
  if (issue.code === 'invalid_type' && issue.expected === 'string' && typeof issue.input === 'number') {
    parent[key] = String(issue.input)
    return
  }
  const place = formatPath(issue.path)
  const tries = broken.get(place) ?? 0
  broken.set(place, tries + 1)
  // Removes a field first, then tries placeholders: a list first, then its elements. If that fails, removes the parent.
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

/** Returns null if the file has too many levels to copy. */
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

// Texts that need a certain format.
const TEXTS: Readonly<Record<string, string>> = { color: '#000000', month: '2000-01' }

/** A value that the schema accepts here. All texts differ, so that no two ids are the same. */
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
      // Only videos are in a list.
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
  // A volume without a top gets one above its bottom.
  return path.at(-1) === 'top' ? 1 : 0
}

function valueAt(file: object, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), file)
}

function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null
}
