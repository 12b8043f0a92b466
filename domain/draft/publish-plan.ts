import {
  type EntityName,
  EXISTS,
  entityKey,
  type FieldName,
  fieldKey,
  PARENT,
  PROJECT,
  type Snapshot,
  valueIn,
} from './entity.ts'
import { applyEntries, type Draft, type DraftEntry, nameOf } from './entry.ts'
import { type Json, sameJson } from './json.ts'
import { isLiveOnly } from './live-only.ts'
import { isStillBase } from './order-list.ts'
import { orphansIn, parentOf } from './structure.ts'

/**
 * Why an entry can't be published as it is: its live value changed, its entity is gone, or the field of an existing
 * entity is only changed live.
 */
type ConflictReason = 'changed' | 'gone' | 'live_only'

const AMOUNTS: readonly string[] = ['price', 'extra_price']

/** An entry that a person has to decide about. */
interface PublishConflict {
  readonly entry: DraftEntry
  readonly live: Json
  readonly reason: ConflictReason
}

/** What a publication does. Nothing may be published while there are `conflicts`, `needs` or `orphans`. */
export interface PublishPlan {
  /** The entries to write. Their live values are still what they were based on. */
  readonly writes: readonly DraftEntry[]
  /** Entries that change nothing: they equal the live value, or their entity is removed by the same publication. */
  readonly settled: readonly DraftEntry[]
  readonly conflicts: readonly PublishConflict[]
  /**
   * Entries that have to be published too: the entity of a field, the parent of an entity, the contents of a removed one,
   * prices with their new currency.
   */
  readonly needs: readonly FieldName[]
  /** Entities that would be left without their parent, and no entry of the draft mends that. */
  readonly orphans: readonly EntityName[]
  /** Ticked entries that the draft no longer has. */
  readonly missing: readonly FieldName[]
}

/** Plans the publication of ticked entries. Only ticked entries are ever written. */
export function publishPlan(live: Snapshot, draft: Draft, ticked: Iterable<FieldName>): PublishPlan {
  const chosen = new Map<string, DraftEntry>()
  const missing: FieldName[] = []
  for (const name of ticked) {
    const entry = draft.get(fieldKey(name))
    if (entry) chosen.set(fieldKey(name), entry)
    else missing.push(nameOf(name))
  }
  const plan = { writes: [] as DraftEntry[], settled: [] as DraftEntry[], conflicts: [] as PublishConflict[] }
  const needs = new Map<string, FieldName>()
  const need = (name: FieldName) => needs.set(fieldKey(name), nameOf(name))
  for (const entry of chosen.values()) {
    const existence = { ...nameOf(entry), field: EXISTS }
    const state =
      entry.field !== EXISTS && chosen.get(fieldKey(existence))?.value === false ? 'same' : stateOf(live, draft, entry)
    if (state === 'same') plan.settled.push(entry)
    else if (state !== 'ready') plan.conflicts.push({ entry, live: valueIn(live, entry), reason: state })
    else {
      plan.writes.push(entry)
      if (!live.has(entityKey(entry)) && !chosen.has(fieldKey(existence))) need(existence)
    }
  }
  for (const name of currencyNeeds(draft, chosen)) need(name)
  const orphans = addStructure(live, draft, plan.writes, need)
  return { ...plan, needs: [...needs.values()], orphans, missing }
}

/** Whether an entry can be published alone: `same` changes nothing, and the other reasons need a decision. */
export function stateOf(live: Snapshot, draft: Draft, entry: DraftEntry): 'ready' | 'same' | ConflictReason {
  const current = valueIn(live, entry)
  if (sameJson(entry.value, current)) return 'same'
  if (entry.field !== EXISTS && !live.has(entityKey(entry))) {
    return draft.get(fieldKey({ ...nameOf(entry), field: EXISTS }))?.value === true ? 'ready' : 'gone'
  }
  if (isLiveOnly(live, entry)) return 'live_only'
  return isStillBase(entry, entry.base, current) ? 'ready' : 'changed'
}

/** The entries that a publication takes out of the draft, those included that change nothing. */
export function takenEntries({ writes, settled }: PublishPlan): readonly DraftEntry[] {
  return [...writes, ...settled]
}

/** A new currency and prices in it are published together: prices alone would be read in the old currency. */
function currencyNeeds(draft: Draft, chosen: ReadonlyMap<string, DraftEntry>): readonly FieldName[] {
  const currency = draft.get(fieldKey({ ...PROJECT, field: 'currency' }))
  if (!currency) return []
  const prices = [...draft.values()].filter(({ kind, field }) => kind === 'instance' && AMOUNTS.includes(field))
  const isChosen = (entry: DraftEntry) => chosen.has(fieldKey(entry))
  const together = [currency, ...prices]
  return together.some(isChosen) ? together.filter((entry) => !isChosen(entry)) : []
}

/** Finds what a publication would leave without its parent. */
function addStructure(
  live: Snapshot,
  draft: Draft,
  writes: readonly DraftEntry[],
  need: (name: FieldName) => void,
): readonly EntityName[] {
  const orphans: EntityName[] = []
  const written = new Set(writes.map(fieldKey))
  const isWritten = (name: FieldName) => written.has(fieldKey(name))
  for (const orphan of orphansIn(applyEntries(live, writes))) {
    const removal = { kind: orphan.kind, id: orphan.id, field: EXISTS }
    const move = { kind: orphan.kind, id: orphan.id, field: PARENT }
    const parent = parentOf(orphan)
    const making = parent && { ...parent, field: EXISTS }
    if (draft.get(fieldKey(removal))?.value === false) need(removal)
    else if (making && draft.get(fieldKey(making))?.value === true && !live.has(entityKey(making))) need(making)
    else if (draft.has(fieldKey(move)) && !isWritten(move)) need(move)
    else orphans.push({ kind: orphan.kind, id: orphan.id })
  }
  return orphans
}
