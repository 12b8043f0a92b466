import { fieldKey } from '#domain/draft/entity.ts'
import type { SentChange, StatusChange } from '#studio/project/waiting.ts'
import { type EditPlan, editedField, type PriceDoubt } from './plan-edits.ts'
import type { UnitColumn } from './unit-columns.ts'

/** Edits that wait for an answer. They are one act. */
export interface AskedEdits {
  readonly changes: readonly SentChange[]
  readonly statuses: readonly StatusChange[]
  readonly doubts: readonly PriceDoubt[]
}

/** Nothing waits for an answer. */
export const NOTHING_ASKED: AskedEdits = { changes: [], statuses: [], doubts: [] }

/** A question that is asked once a session. */
export type AskedOnce = Exclude<PriceDoubt['kind'], 'per_area'>

/** The doubts that are still asked about. Those for a unit of area always are: the price is only offered. */
export function openDoubts(doubts: readonly PriceDoubt[], answered: ReadonlySet<AskedOnce>): readonly PriceDoubt[] {
  return doubts.filter(({ kind }) => kind === 'per_area' || !answered.has(kind))
}

/** Adds edits to those that wait. */
export function joinAsked(asked: AskedEdits, { changes, statuses, doubts }: Omit<EditPlan, 'wrong'>): AskedEdits {
  return {
    changes: [...asked.changes, ...changes],
    statuses: [...asked.statuses, ...statuses],
    doubts: [...asked.doubts, ...doubts],
  }
}

interface EditedCell {
  readonly row: string
  readonly column: string
}

/** The field of a unit that the text of a cell changes, as a key. */
function editedKey({ row, column }: EditedCell): string {
  return `instance ${editedField(column as UnitColumn) ?? ''} ${row}`
}

/** The cells among some that wait for an answer. */
export function askedAmong<Some extends EditedCell>(asked: AskedEdits, cells: readonly Some[]): readonly Some[] {
  const keys = new Set([
    ...asked.changes.map(fieldKey),
    ...asked.statuses.map(({ id }) => `instance status ${id}`),
    ...asked.doubts.map(({ unit }) => `instance price ${unit.id}`),
  ])
  return cells.filter((cell) => keys.has(editedKey(cell)))
}

/** What still waits after cells were edited again: their new texts count. */
export function withoutCells(asked: AskedEdits, cells: readonly EditedCell[]): AskedEdits {
  const gone = new Set(cells.map(editedKey))
  return {
    changes: asked.changes.filter((change) => !gone.has(fieldKey(change))),
    statuses: asked.statuses.filter(({ id }) => !gone.has(`instance status ${id}`)),
    doubts: asked.doubts.filter(({ unit }) => !gone.has(`instance price ${unit.id}`)),
  }
}

/** The edits that nobody is asked about. */
export function withoutDoubts(asked: AskedEdits): AskedEdits {
  return withoutCells(
    asked,
    asked.doubts.map(({ unit }) => ({ row: unit.id, column: 'price' })),
  )
}
