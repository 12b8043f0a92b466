import { type AnyPgColumn, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import type { LocalisedText } from '#domain/language/choose-language.ts'
import type { LanguageCode } from '#domain/language/language.ts'

/** Columns that many tables have. Functions, since Drizzle ties each column to its table. */

/** An id that the database generates. */
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

/** The id of the row in the import file. */
export function externalId() {
  return text('external_id').notNull()
}

/** A reference to a parent row: this row is deleted with it. */
export function partOf(name: string, column: () => AnyPgColumn) {
  return integer(name).references(column, { onDelete: 'cascade' })
}

/** A reference to a row that can't be deleted while this one refers to it. */
export function pointsTo(name: string, column: () => AnyPgColumn) {
  return integer(name).references(column)
}

/** A point in time, with time zone. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true })
}

/** When the row was missing from an import; null while it is in use. Visitors never see archived rows. */
export function archivedAt() {
  return moment('archived_at')
}
