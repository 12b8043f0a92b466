import { bigint, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { MediaType } from '#contract/media.ts'
import { identity, moment, partOf } from './columns.ts'

/** Developers. Everything else belongs to one of them. */
export const accounts = pgTable('accounts', {
  id: identity(),
  name: text('name').notNull(),
  created_at: moment('created_at').notNull().defaultNow(),
})

/** Management keys; only a hash is kept. */
export const apiKeys = pgTable('api_keys', {
  id: identity(),
  account_id: partOf('account_id', () => accounts.id).notNull(),
  name: text('name').notNull(),
  hash: text('hash').notNull().unique(),
  created_at: moment('created_at').notNull().defaultNow(),
  revoked_at: moment('revoked_at'),
})

/** Files by the name that imports and settings use; their bytes lie in the media folder under the hash. */
export const media = pgTable(
  'media',
  {
    id: identity(),
    account_id: partOf('account_id', () => accounts.id).notNull(),
    name: text('name').notNull(),
    hash: text('hash').notNull(),
    media_type: text('media_type').$type<MediaType>().notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    width: integer('width'),
    height: integer('height'),
    widths: integer('widths').array().notNull(),
    placeholder: text('placeholder').notNull(),
  },
  (table) => [unique('media_name').on(table.account_id, table.name)],
)

/** Grows with every change of what it counts: a scope (`catalogue`, `project`, `chess`, …) and the id in it. */
export const versions = pgTable(
  'versions',
  {
    scope: text('scope').notNull(),
    id: integer('id').notNull(),
    version: bigint('version', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.id] })],
)

/** Counts the imports of a project or group, by the name of its import. */
export const importVersions = pgTable('import_versions', {
  name: text('name').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
})
