import { boolean, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { HouseType, Stage } from '#domain/project/descriptions.ts'
import { archivedAt, externalId, identity, localised, partOf } from './columns.ts'
import { projects } from './project.ts'

/** Buildings. */
export const estates = pgTable(
  'estates',
  {
    id: identity(),
    project_id: partOf('project_id', () => projects.id).notNull(),
    external_id: externalId(),
    position: integer('position').notNull(),
    name: localised('name').notNull(),
    type: text('type').notNull(),
    stage: text('stage').$type<Stage>(),
    end_quarter: integer('end_quarter').$type<1 | 2 | 3 | 4>(),
    end_year: integer('end_year'),
    house_type: text('house_type').$type<HouseType>(),
    published: boolean('published').notNull(),
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
    number: integer('number').notNull(),
    name: localised('name'),
    archived_at: archivedAt(),
  },
  (table) => [unique('section_external_id').on(table.project_id, table.external_id)],
)
