import { isLockedField } from '#domain/account/owned-fields.ts'
import type { Role } from '#domain/account/role.ts'
import { fieldOf } from '#domain/field/book.ts'
import { referredKind } from '#domain/field/field.ts'
import { priceJump } from '#domain/price/unusual-price.ts'
import { changesOf, type EntriesOfChange } from './changes.ts'
import { type EntityKind, type EntityName, EXISTS, type FieldName, PARENT } from './entity.ts'
import type { Json } from './json.ts'

/** An entry of a draft, as far as its list depends on it. */
interface ListedEntry extends FieldName {
  readonly value: Json
  readonly live: Json
  readonly batch: string
}

/** The groups of unpublished changes, in the order in which they are listed. */
const CHANGE_GROUPS = ['prices', 'facts', 'structure', 'layouts', 'marks', 'pictures', 'content'] as const
/** A group of unpublished changes. */
export type ChangeGroup = (typeof CHANGE_GROUPS)[number]

/** One change as people read it. */
export interface ChangeRow<Entry extends ListedEntry = ListedEntry> {
  readonly key: string
  readonly group: ChangeGroup
  readonly act: 'made' | 'removed' | 'changed'
  readonly entity: EntityName
  readonly entries: EntriesOfChange<Entry>
}

/** The changes of a draft, in the order of its entries. */
export function rowsOf<Entry extends ListedEntry>(entries: Iterable<Entry>): readonly ChangeRow<Entry>[] {
  return [...changesOf(entries)].map(([key, change]) => {
    const [first] = change
    return {
      key,
      act: actOf(first),
      group: groupOf(first),
      entries: change,
      entity: { kind: first.kind, id: first.id },
    }
  })
}

function actOf({ field, value }: ListedEntry): ChangeRow['act'] {
  if (field !== EXISTS) return 'changed'
  return value === true ? 'made' : 'removed'
}

const GROUP_OF_KIND: Readonly<Record<EntityKind, ChangeGroup>> = {
  project: 'content',
  catalogue: 'content',
  status: 'marks',
  promoaction: 'marks',
  tag: 'marks',
  layout: 'layouts',
  estate: 'structure',
  section: 'structure',
  storey: 'structure',
  instance: 'facts',
  interactive: 'pictures',
  frame: 'pictures',
  panorama: 'pictures',
  order: 'structure',
}

const MARKS: readonly (string | undefined)[] = ['status', 'promoaction', 'tag']

function groupOfUnit(field: string): ChangeGroup {
  const known = fieldOf('instance', field)
  if (field === EXISTS || field === PARENT || known?.names) return 'structure'
  if (known?.kind === 'amount') return 'prices'
  return MARKS.includes(referredKind(known)) ? 'marks' : 'facts'
}

const GROUP_OF_LIST: Readonly<Record<string, ChangeGroup>> = {
  statuses: 'marks',
  promoactions: 'marks',
  tags: 'marks',
  layouts: 'layouts',
  interactives: 'pictures',
  panoramas: 'pictures',
}

function groupOf({ kind, id, field }: ListedEntry): ChangeGroup {
  if (kind === 'instance') return groupOfUnit(field)
  if (kind === 'order') return GROUP_OF_LIST[id] ?? 'structure'
  return field === 'root' ? 'pictures' : GROUP_OF_KIND[kind]
}

/** The rows of each group that has any. */
export function groupRows<Row extends ChangeRow>(
  rows: readonly Row[],
): readonly (readonly [ChangeGroup, readonly Row[]])[] {
  return CHANGE_GROUPS.map((group) => [group, rows.filter((row) => row.group === group)] as const).filter(
    ([, some]) => some.length > 0,
  )
}

/** How far the price of a row is from the live one; null for other rows, or if nothing can be compared. */
export function jumpOf({ group, entries: [entry] }: ChangeRow, changesCurrency: boolean): number | null {
  const { value, live } = entry
  if (group !== 'prices' || changesCurrency || typeof value !== 'number' || typeof live !== 'number') return null
  return priceJump(live, value)
}

/**
 * The rows as they are listed: the largest jumps of prices first. What came while the screen was open is last, so that nothing
 * moves under the pointer.
 */
export function inListOrder<Row extends ChangeRow>(
  rows: readonly Row[],
  fresh: ReadonlySet<string>,
  changesCurrency: boolean,
): readonly Row[] {
  const sizeOf = (row: Row) => Math.abs(jumpOf(row, changesCurrency) ?? 0)
  const isFresh = ({ key }: Row) => Number(fresh.has(key))
  return rows.toSorted((one, other) => isFresh(one) - isFresh(other) || sizeOf(other) - sizeOf(one))
}

/** How many units have new prices, and how much their prices grow together. */
interface PriceSummary {
  readonly units: number
  /** Null if it can't be said: the currency changes too, or a price is on request before or after. */
  readonly sum: number | null
}

/** Sums up the changed prices. Second prices count as changes of the unit, but not in the sum. */
export function sumPrices(rows: readonly ChangeRow[], changesCurrency: boolean): PriceSummary {
  const units = new Set(rows.map(({ entity }) => entity.id)).size
  const prices = rows.map(({ entries: [entry] }) => entry).filter(({ field }) => field === 'price')
  const differences = prices.map(({ value, live }) =>
    typeof value === 'number' && typeof live === 'number' ? value - live : null,
  )
  const isKnown = !changesCurrency && prices.length > 0 && differences.every((difference) => difference !== null)
  // Amounts have two decimals at most.
  const sum = differences.reduce<number>((total, difference) => total + Math.round((difference ?? 0) * 100), 0) / 100
  return { units, sum: isKnown ? sum : null }
}

/** Whether only an owner can publish a row. */
export function isLockedRow(role: Role, { entries }: ChangeRow): boolean {
  return entries.some((entry) => isLockedField(role, entry))
}
