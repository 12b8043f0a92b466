import { foreignKey, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { StaffViewContent } from '#contract/staff-views.ts'
import { accounts } from './account.ts'
import { identity, moment, partOf } from './columns.ts'
import { memberships } from './person.ts'
import { projects } from './project.ts'

/** Saved views of the units of a project. Own ones are deleted with the membership of their person. */
export const staffViews = pgTable(
  'staff_views',
  {
    id: identity(),
    account_id: partOf('account_id', () => accounts.id).notNull(),
    project_id: partOf('project_id', () => projects.id).notNull(),
    /** Null: it is shared by the staff of the project. */
    person_id: integer('person_id'),
    name: text('name').notNull(),
    content: jsonb('content').$type<StaffViewContent>().notNull(),
    created_at: moment('created_at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'staff_view_membership',
      columns: [table.person_id, table.account_id],
      foreignColumns: [memberships.person_id, memberships.account_id],
    }).onDelete('cascade'),
    index('staff_views_of_project').on(table.project_id, table.person_id),
  ],
)
