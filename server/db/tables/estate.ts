import { integer, pgTable, unique } from 'drizzle-orm/pg-core'
import { ESTATE_FIELDS, SECTION_FIELDS } from '#domain/field/building.ts'
import { archivedAt, externalId, identity, localised, partOf } from './columns.ts'
import { projects } from './project.ts'
import { valueColumns } from './value-columns.ts'

/** Buildings. */
export const estates = pgTable(
  'estates',
  {
    id: identity(),
    project_id: partOf('project_id', () => projects.id).notNull(),
    external_id: externalId(),
    position: integer('position').notNull(),
    name: localised('name').notNull(),
    ...valueColumns(ESTATE_FIELDS),
    end_quarter: integer('end_quarter').$type<1 | 2 | 3 | 4>(),
    end_year: integer('end_year'),
    archived_at: archivedAt(),
  },
  (table) => [unique('estate_external_id').on(table.project_id, table.external_id)],
)

/** Entrances of a building. */
export const sections = pgTable(
  'sections',
  {
    id: identity(),
    project_id: partOf('project_id', () => projects.id).notNull(),
    estate_id: partOf('estate_id', () => estates.id).notNull(),
    external_id: externalId(),
    ...valueColumns(SECTION_FIELDS),
    name: localised('name'),
    archived_at: archivedAt(),
  },
  (table) => [unique('section_external_id').on(table.project_id, table.external_id)],
)
