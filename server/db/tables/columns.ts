import { type AnyPgColumn, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import type { LocalisedText } from '#domain/language/choose-language.ts'
import type { LanguageCode } from '#domain/language/language.ts'

/** Columns that many tables have, each made anew: Drizzle ties a column to its table. */

/** A number that the database gives. */
export function identity() {
  return integer('id').primaryKey().generatedAlwaysAsIdentity()
}

/** A text in several languages. */
export function localised(name: string) {
  return jsonb(name).$type<LocalisedText>()
}

/** One of the 14 language codes. */
export function language(name: string) {
  return text(name).$type<LanguageCode>()
}

/** What the sender of an import calls the row. */
export function externalId() {
  return text('external_id').notNull()
}

/** A row of another table, deleted together with it. */
export function partOf(name: string, column: () => AnyPgColumn) {
  return integer(name).references(column, { onDelete: 'cascade' })
}

/** A row of another table that can't be deleted while this one points at it. */
export function pointsTo(name: string, column: () => AnyPgColumn) {
  return integer(name).references(column)
}

/** A moment in UTC. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true })
}

/** When an import no longer had the row; null while it is in use. Whatever visitors see leaves archived rows out. */
export function archivedAt() {
  return moment('archived_at')
}
