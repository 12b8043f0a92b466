import { randomUUID } from 'node:crypto'
import { toMajor } from '#domain/price/money.ts'
import type { Queries } from '#server/db/database.ts'
import type { instances } from '#server/db/tables/building.ts'
import type { ImportPlan } from '#server/import/import-plan.ts'
import { type Actor, type Change, recordHistory } from './record-history.ts'

/** The figures of a unit whose changes are kept for ever. */
export type Figures = Pick<typeof instances.$inferSelect, 'price' | 'extra_price' | 'status_id'>

/** Price and status of units, by id. */
export type UnitFigures = ReadonlyMap<number, Figures>

/** Adds an import to the history as one batch: the import itself, and each price and status of a known unit that it changed. */
export async function recordImport(
  tx: Queries,
  by: Actor,
  { projectId, catalogueId, counts }: Pick<ImportPlan, 'projectId' | 'catalogueId' | 'counts'>,
  { before, after }: { readonly before: UnitFigures; readonly after: UnitFigures },
): Promise<void> {
  if (Object.values(counts).every((count) => count === 0)) return
  const imported = projectId === null ? ({ subject: 'catalogue', id: catalogueId } as const) : ofProject(projectId)
  const whole: Change = { ...imported, field: 'import', new: counts }
  const units = [...after].flatMap(([id, figures]) => figureChanges(id, projectId, before.get(id), figures))
  await recordHistory(tx, by, [whole, ...units], { batch: randomUUID() })
}

function ofProject(id: number) {
  return { subject: 'project', id, projectId: id } as const
}

function figureChanges(id: number, projectId: number | null, before: Figures | undefined, after: Figures): Change[] {
  if (!before) return []
  return (['price', 'extra_price', 'status_id'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({
      subject: 'instance',
      id,
      projectId,
      field,
      old: figureOf(field, before[field]),
      new: figureOf(field, after[field]),
    }))
}

/** Amounts read as on the wire. */
export function figureOf(field: string, value: unknown): unknown {
  return (field === 'price' || field === 'extra_price') && typeof value === 'number' ? toMajor(value) : value
}
