import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { HistoryWho } from '#contract/history.ts'
import type { HoldEnd } from '#contract/holds.ts'
import type { OwnedField } from '#domain/field/unit.ts'
import { apiKeys } from './account.ts'
import { instances } from './building.ts'
import { identity, moment, partOf } from './columns.ts'
import { orders } from './order.ts'
import { projects } from './project.ts'

/** Units held for a buyer. At most one hold of a unit is open: it has no end yet. */
export const holds = pgTable(
  'holds',
  {
    id: identity(),
    instance_id: partOf('instance_id', () => instances.id).notNull(),
    until: moment('until').notNull(),
    /** Personal data, like `note`: never in the history, in logs or in public responses. */
    for_whom: text('for_whom'),
    note: text('note'),
    order_id: integer('order_id').references(() => orders.id, { onDelete: 'set null' }),
    by_kind: text('by_kind').$type<HistoryWho>().notNull(),
    by_id: integer('by_id'),
    created_at: moment('created_at').notNull(),
    /** When the holder is to be reminded; null once the mail is queued, or if the hold is too short for one. */
    remind_at: moment('remind_at'),
    ended_at: moment('ended_at'),
    end_reason: text('end_reason').$type<HoldEnd>(),
  },
  (table) => [
    uniqueIndex('open_hold').on(table.instance_id).where(sql`ended_at is null`),
    index('open_holds_by_end').on(table.until).where(sql`ended_at is null`),
    index('holds_to_remind').on(table.remind_at).where(sql`ended_at is null and remind_at is not null`),
    index('holds_of_instance').on(table.instance_id, table.id),
    index('holds_of_order').on(table.order_id).where(sql`order_id is not null`),
  ],
)

/** Fields of a project's units that a feed writes, until a person takes them over. */
export const fieldOwners = pgTable(
  'field_owners',
  {
    project_id: partOf('project_id', () => projects.id).notNull(),
    field: text('field').$type<OwnedField>().notNull(),
    key_id: integer('key_id').references(() => apiKeys.id, { onDelete: 'set null' }),
    since: moment('since').notNull(),
    taken_by_kind: text('taken_by_kind').$type<HistoryWho>(),
    taken_by_id: integer('taken_by_id'),
    taken_at: moment('taken_at'),
  },
  (table) => [primaryKey({ columns: [table.project_id, table.field] })],
)
