import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { HistorySubject, HistoryWho } from '#contract/history.ts'
import { moment } from './columns.ts'

/** Who changed what, and when; rows are only added. Ids of people and requests, never their values. */
export const history = pgTable('history', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull(),
  account_id: integer('account_id').notNull(),
  project_id: integer('project_id'),
  who_kind: text('who_kind').$type<HistoryWho>().notNull(),
  who_id: integer('who_id'),
  subject_kind: text('subject_kind').$type<HistorySubject>().notNull(),
  subject_id: integer('subject_id'),
  /** Null where the subject as a whole is meant. */
  field: text('field'),
  old_value: jsonb('old_value'),
  new_value: jsonb('new_value'),
  /** Rows of one act share it. */
  batch: text('batch'),
})
