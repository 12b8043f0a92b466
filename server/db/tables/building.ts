import { bigint, index, integer, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core'
import { STOREY_FIELDS } from '#domain/field/building.ts'
import { INSTANCE_FIELDS, LAYOUT_FIELDS } from '#domain/field/unit.ts'
import { media } from './account.ts'
import { archivedAt, externalId, identity, partOf, pointsTo } from './columns.ts'
import { sections } from './estate.ts'
import { interactives, tours, videos } from './picture.ts'
import { projects, statuses } from './project.ts'
import { valueColumns } from './value-columns.ts'

/** Plans shared by units; areas in the project's unit. */
export const layouts = pgTable(
  'layouts',
  {
    id: identity(),
    project_id: partOf('project_id', () => projects.id).notNull(),
    external_id: externalId(),
    position: integer('position').notNull(),
    ...valueColumns(LAYOUT_FIELDS),
    plan_id: pointsTo('plan_id', () => media.id),
    tour_id: pointsTo('tour_id', () => tours.id),
    video_id: pointsTo('video_id', () => videos.id),
    archived_at: archivedAt(),
  },
  (table) => [unique('layout_external_id').on(table.project_id, table.external_id)],
)

/** The plans of a layout over several levels, from the lowest up. */
export const layoutLevels = pgTable(
  'layout_levels',
  {
    layout_id: partOf('layout_id', () => layouts.id).notNull(),
    level: integer('level').notNull(),
    media_id: pointsTo('media_id', () => media.id).notNull(),
  },
  (table) => [primaryKey({ columns: [table.layout_id, table.level] })],
)

/** Floors of a section; `position` counts upwards. */
export const storeys = pgTable(
  'storeys',
  {
    id: identity(),
    project_id: partOf('project_id', () => projects.id).notNull(),
    section_id: partOf('section_id', () => sections.id).notNull(),
    external_id: externalId(),
    ...valueColumns(STOREY_FIELDS),
    position: integer('position').notNull(),
    plan_id: integer('plan_id').references(() => interactives.id, { onDelete: 'set null' }),
    archived_at: archivedAt(),
  },
  (table) => [unique('storey_external_id').on(table.project_id, table.external_id)],
)

/** Units. Prices in minor units; `promoactions` and `tags` are ids of the same project. */
export const instances = pgTable(
  'instances',
  {
    id: identity(),
    project_id: partOf('project_id', () => projects.id).notNull(),
    storey_id: partOf('storey_id', () => storeys.id).notNull(),
    external_id: externalId(),
    ...valueColumns(INSTANCE_FIELDS),
    layout_id: pointsTo('layout_id', () => layouts.id).notNull(),
    status_id: pointsTo('status_id', () => statuses.id).notNull(),
    promoactions: integer('promoactions').array().notNull(),
    tags: integer('tags').array().notNull(),
    span_columns: integer('span_columns'),
    span_storeys: integer('span_storeys'),
    tour_id: pointsTo('tour_id', () => tours.id),
    video_id: pointsTo('video_id', () => videos.id),
    /** Prices and status of the last import file that changed them; the unit's own values differ after a PATCH. */
    imported_price: bigint('imported_price', { mode: 'number' }),
    imported_extra_price: bigint('imported_extra_price', { mode: 'number' }),
    imported_status_id: integer('imported_status_id'),
    archived_at: archivedAt(),
  },
  (table) => [
    unique('instance_external_id').on(table.project_id, table.external_id),
    index('instances_of_storey').on(table.storey_id),
  ],
)
