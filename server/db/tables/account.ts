import {
  type AnyPgColumn,
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { KeySource } from '#contract/keys.ts'
import type { MediaType } from '#contract/media.ts'
import type { Role } from '#domain/account/role.ts'
import type { HoldDays } from '#domain/hold/hold-length.ts'
import { identity, moment, partOf } from './columns.ts'

/** Developers. Everything else belongs to one of them. */
export const accounts = pgTable('accounts', {
  id: identity(),
  name: text('name').notNull(),
  /** The IANA name of the time zone of projects that have none of their own. */
  time_zone: text('time_zone'),
  /** The lengths of holds by role; null: the defaults. */
  hold_days: jsonb('hold_days').$type<HoldDays>(),
  /** Whether it only holds the copies in which visitors of the demo try things out. It is no company then. */
  for_visits: boolean('for_visits').notNull().default(false),
  created_at: moment('created_at').notNull().defaultNow(),
})

/** Management keys; only a hash and the last characters are kept. */
export const apiKeys = pgTable('api_keys', {
  id: identity(),
  account_id: partOf('account_id', () => accounts.id).notNull(),
  name: text('name').notNull(),
  hash: text('hash').notNull().unique(),
  ending: text('ending'),
  role: text('role').$type<Role>().notNull(),
  /** Ids of projects; null: all. */
  projects: integer('projects').array(),
  /** What uses the key: the developer's system, a feed or a CRM. */
  source: text('source').$type<KeySource>().notNull().default('system'),
  /** Whether the key follows the MANAGE_KEY setting. */
  from_setting: boolean('from_setting').notNull().default(false),
  created_by: integer('created_by').references((): AnyPgColumn => apiKeys.id, { onDelete: 'set null' }),
  created_by_person: integer('created_by_person'),
  created_at: moment('created_at').notNull().defaultNow(),
  expires_at: moment('expires_at'),
  last_used_at: moment('last_used_at'),
  revoked_at: moment('revoked_at'),
})

/** Files by the name that imports and settings use; their bytes are in the media storage under the hash. */
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

/** Versions by scope (`catalogue`, `project`, `chess`, …) and id; each change increments them. */
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
