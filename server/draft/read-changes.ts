import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type * as z from 'zod'
import type { DraftChanged } from '#contract/draft-conflict.ts'
import { canonicalValue } from '#contract/draft-fields.ts'
import { type DraftChange, draftChange } from '#contract/drafts.ts'
import { EXISTS } from '#domain/draft/entity.ts'
import type { Change } from '#domain/draft/entry.ts'
import { isTooDeep } from '#server/http/is-too-deep.ts'
import { WHOLE_FILE } from '#server/import/paths.ts'
import { errorsOfIssues } from '#server/import/word-schema-issues.ts'
import type { PlacedFault } from '#server/instance/patch-fault.ts'
import { checkName, checkValue } from './check-value.ts'
import type { DraftHome } from './draft-home.ts'

/** A change with its place in the list that was sent. */
export interface PlacedChange extends Change {
  readonly index: number
}

/** The changes of a list, with the entities that it makes, or everything that is wrong with it. */
interface ReadChanges {
  readonly changes: readonly PlacedChange[]
  readonly made: DraftChanged['made']
  readonly faults: readonly PlacedFault[]
}

// The deepest value of the import format, a point of a region, has 6 levels.
const MAX_DEPTH = 32

// This many changes are checked in a few milliseconds, after which other requests get their turn.
const AT_ONCE = 500

/** Parses and checks a list of changes. A new entity without an id gets a random one. */
export async function readChanges(list: readonly unknown[], home: DraftHome): Promise<ReadChanges> {
  const changes: PlacedChange[] = []
  const made: DraftChanged['made'] = []
  const faults: PlacedFault[] = []
  for (const [index, sent] of list.entries()) {
    if (index % AT_ONCE === 0) await setImmediate()
    if (isTooDeep(sent, MAX_DEPTH)) {
      faults.push({ index, field: 'value', reason: 'is nested too deeply' })
      continue
    }
    const read = draftChange.safeParse(sent, { reportInput: true })
    if (!read.success) {
      faults.push(...malformed(read.error.issues, index))
      continue
    }
    const { id = newId(read.data), ...change } = read.data
    const named = { ...change, id }
    const found = faultsOf(named, read.data.id, home)
    faults.push(...found.map((fault) => ({ ...fault, index })))
    if (found.length > 0) continue
    changes.push(...changesOf(named).map((each) => ({ ...each, index })))
    if (change.field === EXISTS && change.value === true) made.push({ index, kind: change.kind, id })
  }
  return { changes, made, faults }
}

type NamedChange = DraftChange & { readonly id: string }
type Fault = Omit<PlacedFault, 'index'>

/** Only an entity that is made may have no id. */
function newId({ field, value }: DraftChange): string {
  return field === EXISTS && value === true ? randomUUID() : ''
}

function changesOf({ kind, id, field, value, base, fields = {} }: NamedChange): readonly Change[] {
  if (field === EXISTS) {
    const values = Object.entries(fields).filter(([, each]) => each !== null)
    return [
      { kind, id, field, value, base },
      ...values.map(([name, each]) => ({ kind, id, field: name, value: canonicalValue(kind, name, each), base: null })),
    ]
  }
  return [{ kind, id, field, value: canonicalValue(kind, field, value), base: canonicalValue(kind, field, base) }]
}

function faultsOf(change: NamedChange, sentId: string | undefined, home: DraftHome): readonly Fault[] {
  const { kind, id, field, value, base, fields } = change
  if (id === '') return [{ field: 'id', reason: 'is missing: only a new entity may have none' }]
  const wrongName = checkName(change, home)
  if (wrongName) return [{ field: 'id', ...(sentId && { value: sentId }), reason: wrongName }]
  if (field !== EXISTS) {
    if (fields) return [{ field: 'fields', reason: 'only a new entity has fields' }]
    return checkValue({ kind, id, field, value }, home).map((reason) => ({ field, value, reason }))
  }
  if (typeof value !== 'boolean' || typeof base !== 'boolean') {
    return [{ field, value, reason: 'value and base have to be true or false' }]
  }
  if (fields && !value) return [{ field: 'fields', reason: 'only a new entity has fields' }]
  return Object.entries(fields ?? {}).flatMap(([name, each]) =>
    checkValue({ kind, id, field: name, value: each }, home).map((reason) => ({
      field: `fields.${name}`,
      value: each,
      reason,
    })),
  )
}

function malformed(issues: readonly z.core.$ZodIssue[], index: number): readonly PlacedFault[] {
  return errorsOfIssues(issues).map(({ path, reason }) => ({
    index,
    field: path === WHOLE_FILE ? '' : path,
    reason,
    isMalformed: true,
  }))
}
