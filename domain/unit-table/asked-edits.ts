import { fieldKey } from '#domain/draft/entity.ts'
import type { Json } from '#domain/draft/json.ts'
import type { PlannedEdits, PriceDoubt } from './plan-edits.ts'
import type { UnitColumn } from './unit-columns.ts'
import { editedField, withField } from './unit-columns.ts'
import type { UnitBook, UnitFacts } from './unit-facts.ts'

/** Edits that wait for an answer. They are one act. */
export type AskedEdits = PlannedEdits

/** What is taken of the edits: all, only those without a doubt, or none. */
export type Answer = 'all' | 'others' | 'none'

/** Nothing waits for an answer. */
export const NOTHING_ASKED: AskedEdits = { changes: [], statuses: [], doubts: [], liveDoubts: [] }

/** Whether edits have to wait for an answer. */
export function isAsked({ doubts, liveDoubts }: Pick<AskedEdits, 'doubts' | 'liveDoubts'>): boolean {
  return doubts.length + liveDoubts.length > 0
}

/** How many cells edits change. Tags that are made for them are no cells. */
export function countEdits({ changes, statuses }: Pick<AskedEdits, 'changes' | 'statuses'>): number {
  return changes.filter(({ kind }) => kind !== 'tag').length + statuses.length
}

/** A question about prices that is asked once a session. */
export type AskedOnce = Exclude<PriceDoubt['kind'], 'per_area'>

/** All of them. */
export const ASKED_ONCE: readonly AskedOnce[] = ['on_request', 'unusual', 'extra']

/**
 * The doubts about prices that are still asked about. Those for a unit of area always are, since the price is only offered,
 * and so are live statuses, since visitors see them at once.
 */
export function openDoubts(doubts: readonly PriceDoubt[], answered: ReadonlySet<AskedOnce>): readonly PriceDoubt[] {
  return doubts.filter(({ kind }) => kind === 'per_area' || !answered.has(kind))
}

/** Adds edits to those that wait. */
export function joinAsked(asked: AskedEdits, next: AskedEdits): AskedEdits {
  return {
    changes: [...asked.changes, ...next.changes],
    statuses: [...asked.statuses, ...next.statuses],
    doubts: [...asked.doubts, ...next.doubts],
    liveDoubts: [...asked.liveDoubts, ...next.liveDoubts],
  }
}

interface EditedCell {
  readonly row: string
  readonly column: string
}

/** The units of the screen. */
type Units = Pick<UnitBook, 'byId'>

/** The field that the text of a cell changes, as a key. */
function editedKey({ row, column }: EditedCell, { byId }: Units): string {
  const unit = byId.get(row)
  const name = unit && editedField(unit, column as UnitColumn)
  return name ? fieldKey(name) : ''
}

/** The column of a doubt: where its value was typed. */
function columnOfDoubt({ kind, unit, price }: PriceDoubt): UnitColumn {
  if (kind === 'per_area') return 'per_area'
  return kind === 'extra' && price === unit.price ? 'extra_price' : 'price'
}

/** The field of a doubt, as a key. */
function doubtKey(doubt: PriceDoubt): string {
  const column = columnOfDoubt(doubt)
  return `instance ${column === 'per_area' ? 'price' : column} ${doubt.unit.id}`
}

/** The first cell that somebody is asked about; null without any. */
export function firstAskedCell({ doubts, liveDoubts }: AskedEdits): EditedCell | null {
  const [[doubt], [live]] = [doubts, liveDoubts]
  if (live) return { row: live.unit.id, column: 'status' }
  return doubt ? { row: doubt.unit.id, column: columnOfDoubt(doubt) } : null
}

/** The cells that somebody is asked about, as keys of their fields. */
function doubtfulKeys({ doubts, liveDoubts }: AskedEdits): ReadonlySet<string> {
  return new Set([...doubts.map(doubtKey), ...liveDoubts.map(({ unit }) => `instance status ${unit.id}`)])
}

/** The cells among some that wait for an answer. */
export function askedAmong<Some extends EditedCell>(
  asked: AskedEdits,
  cells: readonly Some[],
  units: Units,
): readonly Some[] {
  const keys = new Set([
    ...asked.changes.map(fieldKey),
    ...asked.statuses.map(({ id }) => `instance status ${id}`),
    ...doubtfulKeys(asked),
  ])
  return cells.filter((cell) => keys.has(editedKey(cell, units)))
}

/** What still waits after cells were edited again: their new texts count. */
export function withoutCells(asked: AskedEdits, cells: readonly EditedCell[], units: Units): AskedEdits {
  return withoutKeys(asked, new Set(cells.map((cell) => editedKey(cell, units))))
}

/** The edits that nobody is asked about. */
export function withoutDoubts(asked: AskedEdits): AskedEdits {
  return withoutKeys(asked, doubtfulKeys(asked))
}

function withoutKeys(asked: AskedEdits, gone: ReadonlySet<string>): AskedEdits {
  return {
    changes: asked.changes.filter((change) => !gone.has(fieldKey(change))),
    statuses: asked.statuses.filter(({ id }) => !gone.has(`instance status ${id}`)),
    doubts: asked.doubts.filter((doubt) => !gone.has(doubtKey(doubt))),
    liveDoubts: asked.liveDoubts.filter(({ unit }) => !gone.has(`instance status ${unit.id}`)),
  }
}

/** What cells show while they wait for an answer. */
interface AskedCells {
  /** The units as they will be, by own id. */
  readonly units: ReadonlyMap<string, UnitFacts>
  /** The fields that wait, and those of them that somebody is asked about, as keys. */
  readonly waiting: ReadonlySet<string>
  readonly doubtful: ReadonlySet<string>
}

/** The cells that wait for an answer, with their new values. */
export function askedCells(asked: AskedEdits, book: UnitBook): AskedCells {
  const fields = new Map<string, Record<string, Json>>()
  const change = (id: string, field: string, value: Json) => fields.set(id, { ...fields.get(id), [field]: value })
  for (const { kind, id, field, value } of asked.changes) if (kind === 'instance') change(id, field, value)
  for (const { id, to } of asked.statuses) change(id, 'status', to)
  const units = new Map<string, UnitFacts>()
  for (const [id, values] of fields) {
    const unit = book.byId.get(id)
    const next = unit && book.withFields(unit, values)
    if (next) units.set(id, { ...next, tags: known(next.tags, book.tags) })
  }
  // Many units share a layout or a building.
  for (const { value, ...name } of asked.changes) {
    if (name.kind !== 'layout' && name.kind !== 'estate') continue
    for (const unit of book.units) {
      const now = units.get(unit.id) ?? unit
      if (now[name.kind]?.id === name.id) units.set(unit.id, withField(now, name, value))
    }
  }
  const waiting = [...asked.changes.map(fieldKey), ...asked.statuses.map(({ id }) => `instance status ${id}`)]
  return { units, waiting: new Set(waiting), doubtful: doubtfulKeys(asked) }
}

/** The ids of tags that exist already: those that are made with the edits have no name yet. */
function known(ids: readonly string[], tags: UnitBook['tags']): readonly string[] {
  return ids.filter((id) => tags.some((tag) => tag.id === id))
}
