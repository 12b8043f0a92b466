import { type FieldName, fieldKey, type Snapshot, valueIn } from '#domain/draft/entity.ts'
import type { Json } from '#domain/draft/json.ts'
import type { SentChange, StatusChange } from '#domain/draft/sent-change.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import type { PriceForArea } from '#domain/price/price-for-area.ts'
import { isUnusualPrice, leavesExtraBelow, type UnitPrices, usualPrice } from '#domain/price/unusual-price.ts'
import { doubtfulSteps } from '#domain/status/live-status.ts'
import { cellKey, type FaultyText, type FaultyTexts } from './faulty-text.ts'
import { makeTags } from './make-tags.ts'
import { readEdit } from './read-edit.ts'
import { editedField, type UnitColumn } from './unit-columns.ts'
import type { UnitBook, UnitFacts, UnitStatus } from './unit-facts.ts'

/** What somebody typed into a cell. */
interface TypedCell {
  readonly row: string
  readonly column: string
  readonly text: string
  /** Names in the text that are made, such as those of new tags. */
  readonly added?: readonly string[] | undefined
}

/** A new price that somebody is asked about before it is taken. */
export interface PriceDoubt extends UnitPrices {
  readonly unit: UnitFacts
  /** `per_area`: typed as a price for one unit of area. `extra`: the second price would be below this one. */
  readonly kind: 'on_request' | 'unusual' | 'per_area' | 'extra'
  /** The usual price of the unit; null if the new one is not far from it. */
  readonly usual: number | null
  readonly forArea: PriceForArea | null
}

/** A new status of a live unit that somebody is asked about before visitors see it. */
export interface StatusDoubt {
  readonly unit: UnitFacts
  readonly to: UnitStatus
}

/** Edits that are one act: what they change, and what somebody is asked about first. */
export interface PlannedEdits {
  /** In the draft. */
  readonly changes: readonly SentChange[]
  /** Live at once. */
  readonly statuses: readonly StatusChange[]
  readonly doubts: readonly PriceDoubt[]
  readonly liveDoubts: readonly StatusDoubt[]
}

/** What edits of cells would do. */
interface EditPlan extends PlannedEdits {
  readonly wrong: FaultyTexts
}

interface DoubtDeps {
  readonly live: Snapshot
  /** The prices that a unit has had, as far as the page knows them. */
  readonly knownPrices: (unit: string) => readonly number[]
}

interface PlanDeps extends DoubtDeps {
  readonly book: UnitBook
  readonly shown: Snapshot
  /** The cell that somebody began to edit, with the value they saw. */
  readonly begun: { readonly name: FieldName; readonly base: Json } | null
  /** The language of names that are made. */
  readonly lang: LanguageCode
  readonly newId: () => string
}

/** Plans what edits do: prices and facts go to the draft, statuses live at once, and some of both are asked about first. */
export function planEdits(edits: readonly TypedCell[], deps: PlanDeps): EditPlan {
  const { book, shown, live, begun } = deps
  const wrong = new Map<string, FaultyText>()
  // By field, since many units share that of a layout.
  const changes = new Map<string, SentChange>()
  const statuses: StatusChange[] = []
  const prices = new Map<string, NewPrices>()
  const added = edits.flatMap((edit) => (edit.column === 'tags' ? (edit.added ?? []) : []))
  const made = makeTags(added, book.tags, deps.lang, deps.newId)
  const known = { ...book, tags: made.tags }
  const priced = new Set(edits.filter(({ column }) => column === 'price').map(({ row }) => row))
  for (const { row, column: id, text } of edits) {
    const column = id as UnitColumn
    const unit = book.byId.get(row)
    const name = unit && editedField(unit, column)
    if (!name) continue
    // Pasted rows have both: the price itself counts.
    if (column === 'per_area' && priced.has(row)) continue
    const read = readEdit(unit, column, text, known)
    if ('fault' in read) {
      const { fault, suggestion, unknown = [] } = read
      wrong.set(cellKey(row, column), { row, column, text, fault, suggestion, unknown })
      continue
    }
    // Somebody else may have changed the cell while this person typed: the edit is based on what they saw.
    const isBegun = begun !== null && fieldKey(begun.name) === fieldKey(name)
    const base = isBegun ? begun.base : valueIn(shown, name)
    const { value } = read
    // The status of a unit that visitors do not know yet is part of the draft.
    const { field } = name
    if (field === 'status' && live.has(`instance ${row}`)) {
      statuses.push({ id: row, from: String(base), to: String(value) })
      continue
    }
    if (column === 'per_area' && value === unit.price) continue
    changes.set(fieldKey(name), { ...name, value, base })
    if (value !== null && typeof value !== 'number') continue
    const next = prices.get(row) ?? { unit, price: unit.price, extra: unit.extraPrice, forArea: null }
    if (field === 'price') prices.set(row, { ...next, price: value, forArea: read.forArea ?? null })
    else if (field === 'extra_price') prices.set(row, { ...next, extra: value })
  }
  return {
    wrong,
    changes: [...made.changes, ...changes.values()],
    statuses,
    doubts: [...prices.values()].flatMap((next) => priceDoubts(next, deps)),
    liveDoubts: statusDoubts(statuses, book),
  }
}

/** What somebody chooses for one unit outside the table. */
interface UnitChoice {
  readonly price?: { readonly value: number | null; readonly base: number | null }
  /** The own id of a status. */
  readonly status?: string
}

/**
 * Plans new values of a unit that somebody chose outside the table. What stays the same is left out. Without `deps` nothing
 * is asked about.
 */
export function planUnit(
  unit: UnitFacts,
  { price, status }: UnitChoice,
  deps?: DoubtDeps & { readonly book: UnitBook },
): PlannedEdits {
  const { id, isNew } = unit
  const now = unit.status?.id ?? null
  const hasStatus = status !== undefined && status !== now
  const hasPrice = price !== undefined && price.value !== price.base
  const statuses = hasStatus && !isNew ? [{ id, from: now ?? '', to: status }] : []
  return {
    changes: [
      ...(hasPrice ? [{ kind: 'instance' as const, id, field: 'price', ...price }] : []),
      ...(hasStatus && isNew ? [{ kind: 'instance' as const, id, field: 'status', value: status, base: now }] : []),
    ],
    statuses,
    doubts:
      hasPrice && deps ? priceDoubts({ unit, price: price.value, extra: unit.extraPrice, forArea: null }, deps) : [],
    liveDoubts: deps ? statusDoubts(statuses, deps.book) : [],
  }
}

interface NewPrices extends UnitPrices {
  readonly unit: UnitFacts
  readonly forArea: PriceForArea | null
}

/** Why new prices of a unit are asked about. Empty if they are not. */
export function priceDoubts(next: NewPrices, { live, knownPrices }: DoubtDeps): readonly PriceDoubt[] {
  const { unit, price, extra, forArea } = next
  const before = { price: unit.price, extra: unit.extraPrice }
  const doubt = (kind: PriceDoubt['kind'], usual: number | null = null): PriceDoubt => ({ ...next, kind, usual })
  const below = leavesExtraBelow(before, { price, extra }) ? [doubt('extra')] : []
  if (price === unit.price) return below
  if (price === null) return [doubt('on_request')]
  const stored = valueIn(live, { kind: 'instance', id: unit.id, field: 'price' })
  const usual = usualPrice(knownPrices(unit.id), typeof stored === 'number' ? stored : null)
  const isUnusual = isUnusualPrice(price, usual)
  if (!isUnusual && !forArea) return below
  return [doubt(forArea ? 'per_area' : 'unusual', isUnusual ? usual : null), ...below]
}

/** The changes of live statuses that are asked about. */
export function statusDoubts(
  changes: readonly StatusChange[],
  { byId, statuses }: Pick<UnitBook, 'byId' | 'statuses'>,
): readonly StatusDoubt[] {
  const steps = changes.flatMap(({ id, from, to: next }) => {
    const unit = byId.get(id)
    const before = statuses.find((status) => status.id === from)
    const to = statuses.find((status) => status.id === next)
    return unit && before && to ? [{ from: before.type, to: to.type, doubt: { unit, to } }] : []
  })
  return doubtfulSteps(steps).map(({ doubt }) => doubt)
}
