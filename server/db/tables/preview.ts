import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { HistoryWho } from '#contract/history.ts'
import { accounts } from './account.ts'
import { catalogues } from './catalogue.ts'
import { identity, moment, partOf } from './columns.ts'
import { projects } from './project.ts'

/** Preview links. They can be switched off before they expire. */
export const previews = pgTable(
  'previews',
  {
    id: identity(),
    account_id: partOf('account_id', () => accounts.id).notNull(),
    catalogue_id: partOf('catalogue_id', () => catalogues.id).notNull(),
    created_at: moment('created_at').notNull(),
    expires_at: moment('expires_at').notNull(),
    ended_at: moment('ended_at'),
    /** Whether it also shows the draft. */
    shows_draft: boolean('shows_draft').notNull(),
    who_kind: text('who_kind').$type<HistoryWho>().notNull(),
    who_id: integer('who_id'),
  },
  (table) => [index('previews_of_catalogue').on(table.catalogue_id)],
)

/** What a draft changes, for previews. */
export const draftOverlays = pgTable(
  'draft_overlays',
  {
    id: identity(),
    project_id: partOf('project_id', () => projects.id),
    catalogue_id: partOf('catalogue_id', () => catalogues.id),
    /** The live data and the draft that it was made from. */
    state: text('state').notNull(),
    made_at: moment('made_at').notNull(),
  },
  (table) => [
    index('overlays_of_project').on(table.project_id, table.id),
    index('overlays_of_group').on(table.catalogue_id, table.id),
  ],
)

/** The rows of an overlay, which stand in for live rows. */
export const draftOverlayRows = pgTable(
  'draft_overlay_rows',
  {
    overlay_id: partOf('overlay_id', () => draftOverlays.id).notNull(),
    table_name: text('table_name').notNull(),
    /** The values of the columns that identify the row. */
    key: text('key').notNull(),
    key_columns: text('key_columns').array().notNull(),
    /** Null if the draft removes the row. */
    content: jsonb('content'),
  },
  (table) => [index('rows_of_overlay').on(table.overlay_id, table.table_name, table.key)],
)
