import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { HistorySubject, HistoryWho } from '#contract/history.ts'
import { moment } from './columns.ts'

/** Who changed what, and when; append-only. Contains ids of people and orders, never their data. */
export const history = pgTable('history', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull(),
  account_id: integer('account_id').notNull(),
  project_id: integer('project_id'),
  who_kind: text('who_kind').$type<HistoryWho>().notNull(),
  who_id: integer('who_id'),
  subject_kind: text('subject_kind').$type<HistorySubject>().notNull(),
  subject_id: integer('subject_id'),
  /** Null if the row is about the whole subject. */
  field: text('field'),
  old_value: jsonb('old_value'),
  new_value: jsonb('new_value'),
  /** Shared by the rows of one operation. */
  batch: text('batch'),
  /** The browser and the system of a person in words; null for others. */
  agent: text('agent'),
})
