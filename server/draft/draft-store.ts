import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { DraftActKind, DraftQuery } from '#contract/drafts.ts'
import type { HistoryWho } from '#contract/history.ts'
import type { EntityTotals } from '#domain/draft/changes.ts'
import { type EntityKind, type EntityName, EXISTS, type FieldName } from '#domain/draft/entity.ts'
import { type Act, type Draft, type DraftEntry, draftOf, type Step } from '#domain/draft/entry.ts'
import type { Database, Queries } from '#server/db/database.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import { draftEntries, draftHistory, type KeptEntry } from '#server/db/tables/draft.ts'
import { projects } from '#server/db/tables/project.ts'
import { isAskedFor } from './asked-page.ts'
import { type DraftHome, isEntryOf, isHistoryOf } from './draft-home.ts'

/** An author who can be stored. */
export interface StoredAuthor {
  readonly kind: HistoryWho
  readonly id: number | null
}

/** An act on a draft, as it is stored. */
export interface DraftAct extends Act {
  readonly by: StoredAuthor
  readonly kind: DraftActKind
}

type EntryRow = typeof draftEntries.$inferSelect

/** Reads all entries of a draft. */
export async function readDraft(queries: Queries, home: DraftHome): Promise<Draft> {
  const rows = await queries.select().from(draftEntries).where(isEntryOf(home)).orderBy(asc(draftEntries.id))
  return draftOf(rows.map(entryOf))
}

/** Changes with every change of a draft: a change either adds rows with greater ids or leaves fewer rows. */
export async function readDraftState(queries: Queries, home: DraftHome): Promise<string> {
  const [found] = await queries
    .select({ state: sql<string>`count(*) || ' ' || coalesce(max(${draftEntries.id}), 0)` })
    .from(draftEntries)
    .where(isEntryOf(home))
  return found?.state ?? ''
}

/** Reads the entries of some entities. */
export async function readDraftOf(queries: Queries, home: DraftHome, names: Iterable<EntityName>): Promise<Draft> {
  const asked = [...names].map(({ kind, id }) => ({ kind, own_id: id }))
  const rows = await queries
    .select()
    .from(draftEntries)
    .where(sql`${draftEntries.id} in ${idsOf(home, asked, sql`e.kind = r.kind and e.own_id = r.own_id`)}`)
    .orderBy(asc(draftEntries.id))
  return draftOf(rows.map(entryOf))
}

/** An entry with its place in the order of changes. */
interface NumberedEntry extends DraftEntry {
  readonly by: StoredAuthor
  readonly entry: number
}

/** A page of a draft, the newest changes first. One more than `limit` shows that there is another page. */
export async function pageEntries(
  queries: Queries,
  home: DraftHome,
  query: DraftQuery,
  limit: number,
): Promise<readonly NumberedEntry[]> {
  const rows = await queries
    .select()
    .from(draftEntries)
    .where(and(isEntryOf(home), isAskedFor(draftEntries, query)))
    .orderBy(desc(draftEntries.id))
    .limit(limit)
  return rows.map((row) => ({ ...entryOf(row), by: { kind: row.who_kind, id: row.who_id }, entry: row.id }))
}

/** The totals of one kind of entities. */
export interface KindTotals extends EntityTotals {
  readonly kind: EntityKind
}

/** How many entities a draft changes, and by how many entries, by kind. */
export async function readTotals(queries: Queries, home: DraftHome): Promise<readonly KindTotals[]> {
  const entities = queries
    .select({
      kind: draftEntries.kind,
      isWhole: sql<boolean>`bool_or(${draftEntries.field} = ${EXISTS})`.as('is_whole'),
      entries: sql<number>`count(*)`.as('entries'),
    })
    .from(draftEntries)
    .where(isEntryOf(home))
    .groupBy(draftEntries.kind, draftEntries.own_id)
    .as('entities')
  return queries
    .select({
      kind: entities.kind,
      isWhole: entities.isWhole,
      entities: sql<number>`count(*)::int`,
      entries: sql<number>`sum(${entities.entries})::int`,
    })
    .from(entities)
    .groupBy(entities.kind, entities.isWhole)
    .orderBy(entities.kind)
}

/** The steps of a batch; empty if it is unknown or too old to be undone. */
export async function readBatch(queries: Queries, home: DraftHome, batch: string): Promise<readonly Step[]> {
  const rows = await queries
    .select()
    .from(draftHistory)
    .where(and(isHistoryOf(home), eq(draftHistory.batch, batch), eq(draftHistory.undoable, true)))
    .orderBy(asc(draftHistory.id))
  return rows.map(({ kind, own_id, field, entry_before, entry_after }) => {
    const name = { kind, id: own_id, field }
    return { name, before: keptEntry(name, entry_before), after: keptEntry(name, entry_after) }
  })
}

/** Stores the steps of an act, and records them. */
export async function writeSteps(
  tx: Queries,
  home: DraftHome,
  steps: readonly Step[],
  act: DraftAct,
  kind: Database['kind'] = 'server',
): Promise<void> {
  if (steps.length === 0) return
  const { projectId, catalogueId } = home
  const gone = steps.filter(({ before }) => before !== null).map(({ name }) => rowOfName(name))
  // One parameter for all rows, since a price list may change twenty thousand prices.
  if (gone.length > 0) {
    const isNamed = sql`e.kind = r.kind and e.own_id = r.own_id and e.field = r.field`
    await tx.execute(sql`delete from draft_entries where id in ${idsOf(home, gone, isNamed)}`)
  }
  const added = steps.flatMap(({ name, after }) => (after ? [{ ...rowOfName(name), ...keptOf(after) }] : []))
  if (added.length > 0) {
    // The embedded database has no other queries to run meanwhile. It checks references row by row, which takes almost as
    // long as the rows themselves, and all rows refer to the same project or group.
    const checksOnce = kind === 'embedded'
    if (checksOnce) await checkHome(tx, home)
    if (checksOnce) await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`
      insert into draft_entries
        (project_id, catalogue_id, kind, own_id, field, value, base, who_kind, who_id, at, batch)
      select ${projectId}::int, ${catalogueId}::int, r.kind, r.own_id, r.field,
        coalesce(r.value, 'null'::jsonb), coalesce(r.base, 'null'::jsonb), r.who_kind, r.who_id, r.at, r.batch
      from jsonb_to_recordset(${JSON.stringify(added)}::text::jsonb) as r (
        kind text, own_id text, field text, value jsonb, base jsonb, who_kind text, who_id int, at timestamptz,
        batch text
      )`)
    if (checksOnce) await tx.execute(sql`set local session_replication_role = origin`)
  }
  await recordSteps(tx, home, steps, act)
}

async function checkHome(tx: Queries, { projectId, catalogueId }: DraftHome): Promise<void> {
  const found =
    projectId === null
      ? await tx.select({ id: catalogues.id }).from(catalogues).where(eq(catalogues.id, catalogueId))
      : await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId))
  if (found.length === 0) throw new Error('the project or group of the draft was deleted')
}

async function recordSteps(tx: Queries, home: DraftHome, steps: readonly Step[], act: DraftAct): Promise<void> {
  const rows = steps.map(({ name, before, after }) => ({
    ...rowOfName(name),
    ...(isPersonal(name) ? {} : valuesOf(before, after, act.kind)),
    entry_before: before && keptOf(before),
    entry_after: after && keptOf(after),
  }))
  await tx.execute(sql`
    insert into draft_history (at, account_id, project_id, catalogue_id, who_kind, who_id, act, batch,
      kind, own_id, field, old_value, new_value, entry_before, entry_after, undoable)
    select ${act.at}::timestamptz, ${home.accountId}::int, ${home.projectId}::int, ${home.catalogueId}::int,
      ${act.by.kind}::text, ${act.by.id}::int, ${act.kind}::text, ${act.batch}::text, r.kind, r.own_id, r.field,
      r.old_value, r.new_value, nullif(r.entry_before, 'null'::jsonb), nullif(r.entry_after, 'null'::jsonb),
      ${act.kind !== 'publish'}::boolean
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r (
      kind text, own_id text, field text, old_value jsonb, new_value jsonb, entry_before jsonb, entry_after jsonb
    )`)
}

/** What the field showed before and after. A published entry has become the live value. */
function valuesOf(before: DraftEntry | null, after: DraftEntry | null, kind: DraftActKind) {
  const live = (after ?? before)?.base ?? null
  if (kind === 'publish') return { old_value: live, new_value: before?.value ?? null }
  return { old_value: before ? before.value : live, new_value: after ? after.value : live }
}

/** The contacts of a catalogue may name a person, so the history keeps no values of them. */
function isPersonal({ kind, field }: FieldName): boolean {
  return kind === 'catalogue' && field === 'contacts'
}

/**
 * The ids of entries by their names. `offset 0` makes PostgreSQL look each name up in the index. Otherwise it may compare
 * every name with every entry, because it expects few of both.
 */
function idsOf({ projectId, catalogueId }: DraftHome, names: readonly object[], isNamed: SQL): SQL {
  const isOwn =
    projectId === null
      ? sql`e.project_id is null and e.catalogue_id = ${catalogueId}`
      : sql`e.project_id = ${projectId} and e.catalogue_id is null`
  return sql`(
    select found.id from jsonb_to_recordset(${JSON.stringify(names)}::text::jsonb) as r (kind text, own_id text, field text)
      cross join lateral (select e.id from draft_entries e where ${isOwn} and ${isNamed} offset 0) found
  )`
}

function rowOfName({ kind, id, field }: FieldName) {
  return { kind, own_id: id, field }
}

function keptOf({ value, base, by, at, batch }: DraftEntry) {
  return { value, base, who_kind: by.kind, who_id: by.id, at, batch }
}

function entryOf({ kind, own_id, field, value, base, who_kind, who_id, at, batch }: EntryRow): DraftEntry {
  const by = { kind: who_kind, id: who_id }
  return { kind, id: own_id, field, value, base, by, at: at.toISOString(), batch }
}

function keptEntry(name: FieldName, kept: KeptEntry | null): DraftEntry | null {
  if (!kept) return null
  const { value, base, who_kind, who_id, at, batch } = kept
  return { ...name, value, base, by: { kind: who_kind, id: who_id }, at, batch }
}
