import { bigint, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, moment, partOf } from './columns.ts'
import { people } from './person.ts'

/** Passkeys of people. */
export const passkeys = pgTable('passkeys', {
  id: identity(),
  person_id: partOf('person_id', () => people.id).notNull(),
  credential_id: text('credential_id').notNull().unique(),
  /** The public key (COSE), in base64url. */
  public_key: text('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  /** The browser and the system that made it, in words. */
  name: text('name').notNull(),
  created_at: moment('created_at').notNull(),
  last_used_at: moment('last_used_at'),
})

/** What browsers were given to answer, passkeys or the way back from an identity provider; each is good for one try. */
export const challenges = pgTable('passkey_challenges', {
  hash: text('hash').primaryKey(),
  /** Who may answer it; null: anybody who signs in. */
  person_id: partOf('person_id', () => people.id),
  expires_at: moment('expires_at').notNull(),
})

/** People by the name that an identity provider has for them. */
export const oidcIdentities = pgTable(
  'oidc_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    person_id: partOf('person_id', () => people.id).notNull(),
    created_at: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    uniqueIndex('identity_of_person').on(table.issuer, table.person_id),
  ],
)
