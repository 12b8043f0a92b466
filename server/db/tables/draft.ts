import { sql } from 'drizzle-orm'
import { bigint, boolean, customType, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { DraftActKind } from '#contract/drafts.ts'
import type { HistoryWho } from '#contract/history.ts'
import type { EntityKind } from '#domain/draft/entity.ts'
import type { Json } from '#domain/draft/json.ts'
import { catalogues } from './catalogue.ts'
import { moment, partOf } from './columns.ts'
import { projects } from './project.ts'

/** JSON of any type. Drizzle's own column parses a text such as "1" a second time and makes it a number. */
const exactJson = customType<{ data: Json }>({ dataType: () => 'jsonb' })

/** Unpublished values of a project, or of the catalogue of a group. */
export const draftEntries = pgTable(
  'draft_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    project_id: partOf('project_id', () => projects.id),
    catalogue_id: partOf('catalogue_id', () => catalogues.id),
    ...fieldName(),
    /** JSON null: the field is absent. */
    value: exactJson('value').notNull(),
    base: exactJson('base').notNull(),
    ...author(),
  },
  (table) => [
    unique('draft_entry')
      .on(table.project_id, table.catalogue_id, table.kind, table.own_id, table.field)
      .nullsNotDistinct(),
  ],
)

/** An entry as the history keeps it for undo. */
export interface KeptEntry {
  readonly value: Json
  readonly base: Json
  readonly who_kind: HistoryWho
  readonly who_id: number | null
  readonly at: string
  readonly batch: string
}

/** What was done to drafts. */
export const draftHistory = pgTable(
  'draft_history',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer('account_id').notNull(),
    project_id: integer('project_id'),
    catalogue_id: integer('catalogue_id'),
    act: text('act').$type<DraftActKind>().notNull(),
    ...fieldName(),
    ...author(),
    old_value: exactJson('old_value'),
    new_value: exactJson('new_value'),
    entry_before: jsonb('entry_before').$type<KeptEntry>(),
    entry_after: jsonb('entry_after').$type<KeptEntry>(),
    undoable: boolean('undoable').notNull(),
  },
  (table) => [
    index('draft_history_of_project').on(table.project_id, table.id).where(sql`project_id is not null`),
    index('draft_history_of_catalogue').on(table.catalogue_id, table.id).where(sql`catalogue_id is not null`),
    index('draft_history_of_batch').on(table.batch),
    index('undoable_draft_history').on(table.at).where(sql`undoable`),
  ],
)

function fieldName() {
  return {
    kind: text('kind').$type<EntityKind>().notNull(),
    /** The developer's own id. */
    own_id: text('own_id').notNull(),
    field: text('field').notNull(),
  }
}

function author() {
  return {
    who_kind: text('who_kind').$type<HistoryWho>().notNull(),
    who_id: integer('who_id'),
    at: moment('at').notNull(),
    batch: text('batch').notNull(),
  }
}
