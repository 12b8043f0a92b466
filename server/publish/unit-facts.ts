import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Entity, entityKey, type Snapshot, valueIn } from '#domain/draft/entity.ts'
import type { DraftEntry } from '#domain/draft/entry.ts'
import { readJson, sameJson } from '#domain/draft/json.ts'
import { fieldOf } from '#domain/field/book.ts'
import { INSTANCE_FIELDS, PATCHED_FIELDS, patchedColumn } from '#domain/field/unit.ts'
import type { Queries } from '#server/db/database.ts'
import { instances } from '#server/db/tables/building.ts'
import { promoactions, tags } from '#server/db/tables/project.ts'
import { type WritingRefs, writtenValue } from '#server/export/write-fields.ts'

/** The fields of a unit that PATCH changes, except its status, which no draft has. */
const FACTS = PATCHED_FIELDS.filter((name) => !fieldOf('instance', name)?.liveOnly)

/** Whether an entry changes a fact of an existing unit. Such facts are written as PATCH writes them. */
export function isUnitFact(live: Snapshot, { kind, id, field }: DraftEntry): boolean {
  return kind === 'instance' && FACTS.some((name) => name === field) && live.has(entityKey({ kind, id }))
}

/** The patches that write facts of units. */
export function patchesOf(projectId: number, facts: readonly DraftEntry[]): readonly object[] {
  const units = Map.groupBy(facts, ({ id }) => id)
  return [...units].map(([external_id, entries]) => ({
    external_id,
    project: projectId,
    ...Object.fromEntries(entries.map(({ field, value }) => [field, value ?? emptyOf(field)])),
  }))
}

function emptyOf(field: string): null | [] {
  return fieldOf('instance', field)?.kind === 'references' ? [] : null
}

/** Whether the live facts are still those of the snapshot. Locks the units until the transaction ends. */
export async function areFactsUnchanged(
  tx: Queries,
  projectId: number,
  live: Snapshot,
  facts: readonly DraftEntry[],
): Promise<boolean> {
  if (facts.length === 0) return true
  const stored = await lockFacts(
    tx,
    projectId,
    facts.map(({ id }) => id),
  )
  return facts.every((entry) => {
    const unit = stored.get(entry.id)
    return unit !== undefined && sameJson(unit[entry.field] ?? null, valueIn(live, entry))
  })
}

/** Reads the facts of units in the form of a snapshot. */
async function lockFacts(
  tx: Queries,
  projectId: number,
  ownIds: readonly string[],
): Promise<ReadonlyMap<string, Entity['fields']>> {
  const ids = {
    promoaction: await readOwnIds(tx, promoactions, projectId),
    tag: await readOwnIds(tx, tags, projectId),
  }
  const list = JSON.stringify([...new Set(ownIds)])
  const rows = await tx
    .select()
    .from(instances)
    .where(
      and(
        eq(instances.project_id, projectId),
        isNull(instances.archived_at),
        sql`${instances.external_id} in (select json_array_elements_text(${list}::json))`,
      ),
    )
    .orderBy(instances.id)
    .for('no key update')
  return new Map(rows.map((row) => [row.external_id, factsOf(row, ids)]))
}

function factsOf(row: typeof instances.$inferSelect, ids: WritingRefs['ids']): Entity['fields'] {
  return Object.fromEntries(
    FACTS.map((name) => {
      const value = writtenValue(INSTANCE_FIELDS[name], row[patchedColumn(name)], { ids })
      return [name, readJson(value ?? null)]
    }),
  )
}

async function readOwnIds(
  tx: Queries,
  table: typeof promoactions | typeof tags,
  projectId: number,
): Promise<(id: number) => string | undefined> {
  const rows = await tx
    .select({ id: table.id, own: table.external_id })
    .from(table)
    .where(eq(table.project_id, projectId))
  const own = new Map(rows.map((row) => [row.id, row.own]))
  return (id) => own.get(id)
}
