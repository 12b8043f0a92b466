import { type FieldName, fieldKey, type Snapshot, valueIn } from '#domain/draft/entity.ts'
import type { Json } from '#domain/draft/json.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import type { PriceForArea } from '#domain/price/price-for-area.ts'
import { isUnusualPrice, usualPrice } from '#domain/price/unusual-price.ts'
import type { GridEdit } from '#studio/grid/grid-props.ts'
import type { SentChange, StatusChange } from '#studio/project/waiting.ts'
import { cellKey, type FaultyText, type FaultyTexts } from './faulty-text.ts'
import { makeTags } from './make-tags.ts'
import { readEdit } from './read-edit.ts'
import { FIELD_OF, type UnitColumn } from './unit-columns.ts'
import type { UnitBook, UnitFacts } from './unit-facts.ts'

/** A new price that somebody is asked about before it is taken. */
export interface PriceDoubt {
  readonly unit: UnitFacts
  /** Null: on request. */
  readonly price: number | null
  /** `per_area`: typed as a price for one unit of area. */
  readonly kind: 'on_request' | 'unusual' | 'per_area'
  /** The usual price of the unit; null if the new one is not far from it. */
  readonly usual: number | null
  readonly forArea: PriceForArea | null
}

/** What edits of cells would do. */
export interface EditPlan {
  readonly wrong: FaultyTexts
  readonly changes: readonly SentChange[]
  readonly statuses: readonly StatusChange[]
  readonly doubts: readonly PriceDoubt[]
}

interface PlanDeps {
  readonly book: UnitBook
  readonly shown: Snapshot
  readonly live: Snapshot
  /** The cell that somebody began to edit, with the value they saw. */
  readonly begun: { readonly name: FieldName; readonly base: Json } | null
  /** The prices that a unit has had, as far as the page knows them. */
  readonly knownPrices: (unit: string) => readonly number[]
  /** The language of names that are made. */
  readonly lang: LanguageCode
  readonly newId: () => string
}

/** The field that an edit of a column changes. A price for one unit of area sets the price. */
export function editedField(column: UnitColumn): string | undefined {
  return column === 'per_area' ? 'price' : FIELD_OF[column]
}

/** Plans what edits do: prices and facts go to the draft, statuses live at once, and some prices are asked about first. */
export function planEdits(edits: readonly GridEdit[], deps: PlanDeps): EditPlan {
  const { book, shown, live, begun } = deps
  const wrong = new Map<string, FaultyText>()
  const changes: SentChange[] = []
  const statuses: StatusChange[] = []
  const doubts: PriceDoubt[] = []
  const added = edits.flatMap((edit) => (edit.column === 'tags' ? (edit.added ?? []) : []))
  const made = makeTags(added, book.tags, deps.lang, deps.newId)
  const known = { ...book, tags: made.tags }
  const priced = new Set(edits.filter(({ column }) => column === 'price').map(({ row }) => row))
  for (const { row, column: id, text } of edits) {
    const column = id as UnitColumn
    const unit = book.byId.get(row)
    const field = editedField(column)
    if (!unit || !field) continue
    // Pasted rows have both: the price itself counts.
    if (column === 'per_area' && priced.has(row)) continue
    const read = readEdit(unit, column, text, known)
    if ('fault' in read) {
      const { fault, suggestion, unknown = [] } = read
      wrong.set(cellKey(row, column), { row, column, text, fault, suggestion, unknown })
      continue
    }
    const name: FieldName = { kind: 'instance', id: row, field }
    // Somebody else may have changed the cell while this person typed: the edit is based on what they saw.
    const isBegun = begun !== null && fieldKey(begun.name) === fieldKey(name)
    const base = isBegun ? begun.base : valueIn(shown, name)
    const { value } = read
    // The status of a unit that visitors do not know yet is part of the draft.
    if (field === 'status' && live.has(`instance ${row}`)) {
      statuses.push({ id: row, from: String(base), to: String(value) })
      continue
    }
    if (column === 'per_area' && value === unit.price) continue
    changes.push({ ...name, value, base })
    if (field === 'price' && (value === null || typeof value === 'number')) {
      doubts.push(...doubtsOf(unit, value, read.forArea ?? null, deps))
    }
  }
  return { wrong, changes: [...made.changes, ...changes], statuses, doubts }
}

/** Why a new price of a unit is asked about. Empty if it is not. */
export function doubtsOf(
  unit: UnitFacts,
  price: number | null,
  forArea: PriceForArea | null,
  { live, knownPrices }: Pick<PlanDeps, 'live' | 'knownPrices'>,
): readonly PriceDoubt[] {
  if (price === unit.price) return []
  const stored = valueIn(live, { kind: 'instance', id: unit.id, field: 'price' })
  const usual = usualPrice(knownPrices(unit.id), typeof stored === 'number' ? stored : null)
  if (price === null) return [{ unit, price, kind: 'on_request', usual: null, forArea: null }]
  const isUnusual = isUnusualPrice(price, usual)
  if (!isUnusual && !forArea) return []
  const kind = forArea ? 'per_area' : 'unusual'
  return [{ unit, price, kind, usual: isUnusual ? usual : null, forArea }]
}
