import { foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { catalogues } from './catalogue.ts'
import { language, moment, partOf } from './columns.ts'
import { orders } from './order.ts'

/** Every consent text that visitors may have read, by the hash of its content. */
export const consentTexts = pgTable(
  'consent_texts',
  {
    catalogue_id: partOf('catalogue_id', () => catalogues.id).notNull(),
    lang: language('lang').notNull(),
    version: text('version').notNull(),
    /** One text for each checkbox of the form. */
    texts: text('texts').array().notNull(),
    policy_url: text('policy_url'),
    first_shown_at: moment('first_shown_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.catalogue_id, table.lang, table.version] })],
)

/** The consent given with an order. */
export const consents = pgTable(
  'consents',
  {
    order_id: partOf('order_id', () => orders.id).primaryKey(),
    catalogue_id: integer('catalogue_id').notNull(),
    lang: language('lang').notNull(),
    version: text('version').notNull(),
    /** The text that the page named, if the server does not know it; `version` is then the current text. */
    claimed_id: text('claimed_id'),
    claimed_version: text('claimed_version'),
    given_at: moment('given_at').notNull(),
    /** The host of the page. */
    host: text('host').notNull(),
    /** The host of the site that embedded the page. */
    embed_host: text('embed_host'),
  },
  (table) => [
    foreignKey({
      name: 'consent_text',
      columns: [table.catalogue_id, table.lang, table.version],
      foreignColumns: [consentTexts.catalogue_id, consentTexts.lang, consentTexts.version],
    }).onDelete('cascade'),
  ],
)
