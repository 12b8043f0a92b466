import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { ImportReport } from '#contract/imports.ts'
import { toMajor } from '#domain/price/money.ts'
import type { Queries } from '#server/db/database.ts'
import { instances } from '#server/db/tables/building.ts'
import { projects } from '#server/db/tables/project.ts'
import { type Actor, type Change, recordHistory } from './record-history.ts'

type Figures = Pick<typeof instances.$inferSelect, 'price' | 'extra_price' | 'status_id'>

/** Price and status of units, by id. */
export type UnitFigures = ReadonlyMap<number, Figures>

/** Reads the figures of a project's units; none for a project that is new. */
export async function readFigures(queries: Queries, accountId: number, externalId: string): Promise<UnitFigures> {
  const { id, price, extra_price, status_id } = instances
  const rows = await queries
    .select({ id, price, extra_price, status_id })
    .from(instances)
    .innerJoin(projects, eq(projects.id, instances.project_id))
    .where(and(eq(projects.account_id, accountId), eq(projects.external_id, externalId)))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Adds an import to the history as one batch: the import itself, and each price and status of a known unit that it changed. */
export async function recordImport(
  tx: Queries,
  by: Actor,
  { project_id, created, updated, removed }: ImportReport,
  before: UnitFigures,
  after: UnitFigures,
): Promise<void> {
  const whole = { subject: 'project', id: project_id, projectId: project_id } as const
  const counts: Change = { ...whole, field: 'import', new: { created, updated, removed } }
  const units = [...after].flatMap(([id, figures]) => figureChanges(id, project_id, before.get(id), figures))
  await recordHistory(tx, by, [counts, ...units], { batch: randomUUID() })
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
