import { boolean, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Role } from '#domain/account/role.ts'
import { accounts, apiKeys } from './account.ts'
import { identity, language, moment, partOf } from './columns.ts'

/** People, by mail address in lower case. One person may work for several accounts. */
export const people = pgTable('people', {
  id: identity(),
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  lang: language('lang').notNull(),
  /** When the person first showed that the mailbox is theirs; null: the address was only typed in. */
  email_proven_at: moment('email_proven_at'),
  created_at: moment('created_at').notNull(),
})

/** The role of a person in an account. */
export const memberships = pgTable(
  'memberships',
  {
    person_id: partOf('person_id', () => people.id).notNull(),
    account_id: partOf('account_id', () => accounts.id).notNull(),
    role: text('role').$type<Role>().notNull(),
    /** Ids of projects; null: all. */
    projects: integer('projects').array(),
    created_at: moment('created_at').notNull(),
    /** Here and not with the person, because no company sees what people do in another. */
    last_seen_at: moment('last_seen_at'),
  },
  (table) => [primaryKey({ columns: [table.person_id, table.account_id] })],
)

/** Sessions of people, each in one account; only a hash of the token is kept. Deleted with the membership. */
export const sessions = pgTable(
  'sessions',
  {
    id: identity(),
    token_hash: text('token_hash').notNull().unique(),
    person_id: integer('person_id').notNull(),
    account_id: integer('account_id').notNull(),
    created_at: moment('created_at').notNull(),
    last_used_at: moment('last_used_at').notNull(),
    expires_at: moment('expires_at').notNull(),
    /** The browser and the system in words; no address. */
    agent: text('agent').notNull(),
    ended_at: moment('ended_at'),
  },
  (table) => [
    foreignKey({
      name: 'session_membership',
      columns: [table.person_id, table.account_id],
      foreignColumns: [memberships.person_id, memberships.account_id],
    }).onDelete('cascade'),
  ],
)

/** Links and codes that were asked for, also for unknown addresses. */
export const signInLinks = pgTable('sign_in_links', {
  id: identity(),
  token_hash: text('token_hash').notNull().unique(),
  code_hash: text('code_hash').notNull(),
  /** The browser that asked. */
  browser_hash: text('browser_hash').notNull(),
  email: text('email').notNull(),
  lang: language('lang').notNull(),
  /** How often the code was tried. */
  tries: integer('tries').notNull().default(0),
  created_at: moment('created_at').notNull(),
  expires_at: moment('expires_at').notNull(),
  used_at: moment('used_at'),
})

/** Invitations to an account. */
export const invitations = pgTable('invitations', {
  id: identity(),
  account_id: partOf('account_id', () => accounts.id).notNull(),
  email: text('email').notNull(),
  role: text('role').$type<Role>().notNull(),
  projects: integer('projects').array(),
  token_hash: text('token_hash').notNull().unique(),
  /** Whether the link was only mailed, so that opening it proves the mailbox. */
  is_mailed: boolean('is_mailed').notNull(),
  invited_by: integer('invited_by').references(() => people.id, { onDelete: 'set null' }),
  invited_by_key: integer('invited_by_key').references(() => apiKeys.id, { onDelete: 'set null' }),
  created_at: moment('created_at').notNull(),
  expires_at: moment('expires_at').notNull(),
  accepted_at: moment('accepted_at'),
  revoked_at: moment('revoked_at'),
})

/** Links that make an owner: of the first start, and of `vitrine owner-link`. */
export const ownerLinks = pgTable('owner_links', {
  id: identity(),
  /** Null: the first account, which does not have to exist before the link is used. */
  account_id: partOf('account_id', () => accounts.id),
  token_hash: text('token_hash').notNull().unique(),
  created_at: moment('created_at').notNull(),
  expires_at: moment('expires_at').notNull(),
  used_at: moment('used_at'),
})

/** The host name of the Studio, if it has one of its own. At most one row. */
export const studioHost = pgTable('studio_host', { host: text('host').primaryKey() })
