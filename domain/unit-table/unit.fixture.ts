import { ONE_CELL } from '#domain/chess/taken-cells.ts'
import { type Entity, entityKey, type Snapshot } from '#domain/draft/entity.ts'
import { applyEntries, type DraftEntry, draftOf } from '#domain/draft/entry.ts'
import type { OpenHold } from '#domain/hold/open-hold.ts'
import { pricePerArea } from '#domain/price/price-per-area.ts'
import { STATUS_TYPES, type StatusType } from '#domain/status/status.ts'
import type { ReadingContext } from './read-marks.ts'
import type { UnitBook, UnitFacts, UnitStatus } from './unit-facts.ts'
import type { UnitSource } from './unit-reader.ts'

/** The statuses of a small project. */
export const STATUSES: readonly UnitStatus[] = [
  { id: 'free', type: STATUS_TYPES.free, name: 'Available', color: '#2f9e68' },
  { id: 'reserved', type: STATUS_TYPES.reserved, name: 'Reserved', color: '#d49a1f' },
  { id: 'sold', type: STATUS_TYPES.sold, name: 'Sold', color: '#8a857d' },
]

interface UnitValues
  extends Partial<
    Pick<
      UnitFacts,
      | 'price'
      | 'extraPrice'
      | 'area'
      | 'layout'
      | 'fields'
      | 'promoactions'
      | 'hold'
      | 'isNew'
      | 'position'
      | 'column'
      | 'span'
    >
  > {
  readonly type?: StatusType
}

/** A unit for tests: free, with 70 m² and a price of 100,000 unless the values say otherwise. No promotion counts. */
export function unitOf(number: string, { type = STATUS_TYPES.free, ...values }: UnitValues): UnitFacts {
  const status = STATUSES.find((each) => each.type === type) ?? null
  const { price, area } = { price: 100_000, area: 70, ...values }
  return {
    id: `u${number}`,
    number,
    fields: {},
    estate: { id: 'a', number: 0, name: 'A', fields: {}, sections: [] },
    section: { id: 'a1', number: 1, name: '' },
    storey: { id: 'a1/10', number: 10, name: '' },
    column: 1,
    span: ONE_CELL,
    layout: null,
    area,
    price,
    extraPrice: null,
    promotedPrice: price,
    perArea: pricePerArea(price, area ?? 0),
    status,
    effective: status,
    hold: null,
    tags: [],
    promoactions: [],
    position: null,
    isNew: false,
    ...values,
  }
}

/** The book of some units in a small project. Fields of theirs can't be changed. */
export function bookOf(units: readonly UnitFacts[], lists: Partial<UnitBook> = {}): UnitBook {
  return {
    lang: 'en',
    units,
    byId: new Map(units.map((unit) => [unit.id, unit])),
    sections: [],
    changed: new Set(),
    statuses: STATUSES,
    layouts: [],
    tags: [],
    promoactions: [],
    estates: [],
    withFields: (unit) => unit,
    ...lists,
  }
}

/** For whom projects are read in tests. */
export const CONTEXT: ReadingContext = {
  lang: 'en',
  defaultLang: 'en',
  accountZone: null,
  now: new Date('2026-11-18T12:00:00Z'),
}

/** A project that is read in tests. */
interface DraftedProject {
  readonly live: readonly Entity[]
  readonly entries?: readonly DraftEntry[]
  readonly holds?: readonly (readonly [unit: string, hold: OpenHold])[]
}

/** A project with its draft laid over. */
export function sourceOf({ live, entries = [], holds = [] }: DraftedProject): UnitSource {
  const snapshot: Snapshot = new Map(live.map((entity) => [entityKey(entity), entity]))
  const draft = draftOf(entries)
  return { live: snapshot, draft, shown: applyEntries(snapshot, draft.values()), holds: new Map(holds) }
}

/** A hold of a unit until a moment. */
export function holdUntil(until: string): OpenHold {
  return { id: 7, until, by: { kind: 'person', id: 1, name: 'Anna' }, for_whom: null, note: null, order_id: null }
}
