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
    /** One text for each box of the form. */
    texts: text('texts').array().notNull(),
    policy_url: text('policy_url'),
    first_shown_at: moment('first_shown_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.catalogue_id, table.lang, table.version] })],
)

/** The consent that came with an order. */
export const consents = pgTable(
  'consents',
  {
    order_id: partOf('order_id', () => orders.id).primaryKey(),
    catalogue_id: integer('catalogue_id').notNull(),
    lang: language('lang').notNull(),
    version: text('version').notNull(),
    /** What the page named, where the server does not know that text; then the text is the one of that moment. */
    claimed_id: text('claimed_id'),
    claimed_version: text('claimed_version'),
    given_at: moment('given_at').notNull(),
    /** Where the page was. */
    host: text('host').notNull(),
    /** The site that showed the page in a frame. */
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
