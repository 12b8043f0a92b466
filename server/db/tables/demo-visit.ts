import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment } from './columns.ts'

/** The copies of the demo in which visitors try things out. */
export const demoVisits = pgTable(
  'demo_visits',
  {
    id: identity(),
    /** A hash of the secret that only the visitor's browser has. */
    hash: text('hash').notNull().unique(),
    /** The own id of the copied project. */
    copy_id: text('copy_id').notNull().unique(),
    /** The token of its catalogue. */
    token: text('token').notNull().unique(),
    created_at: moment('created_at').notNull().defaultNow(),
    expires_at: moment('expires_at').notNull(),
  },
  (table) => [index('demo_visits_expires_at').on(table.expires_at)],
)
