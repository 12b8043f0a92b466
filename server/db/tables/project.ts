import { boolean, date, doublePrecision, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { ProgrammeKind } from '#contract/order-form.ts'
import type { AreaUnit } from '#domain/area/area-unit.ts'
import type { Currency } from '#domain/price/currency.ts'
import type { PriceRounding } from '#domain/price/promoted-price.ts'
import type { Answer, ParkingType, RoomsBasis, Stage } from '#domain/project/descriptions.ts'
import type { StatusType } from '#domain/status/status.ts'
import { accounts, media } from './account.ts'
import { archivedAt, externalId, identity, localised, partOf, pointsTo } from './columns.ts'

/** Projects, without their buildings and pictures. */
export const projects = pgTable(
  'projects',
  {
    id: identity(),
    account_id: partOf('account_id', () => accounts.id).notNull(),
    external_id: externalId(),
    name: localised('name').notNull(),
    published: boolean('published').notNull(),
    /** An IANA name; null: that of the account. */
    time_zone: text('time_zone'),
    currency: text('currency').$type<Currency>().notNull(),
    /** The step to which prices after a promotion are rounded. */
    price_rounding: integer('price_rounding').$type<PriceRounding>().notNull(),
    area_unit: text('area_unit').$type<AreaUnit>().notNull(),
    rooms_basis: text('rooms_basis').$type<RoomsBasis>().notNull(),
    extra_price_label: localised('extra_price_label'),
    address: localised('address'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    stage: text('stage').$type<Stage>(),
    end_quarter: integer('end_quarter').$type<1 | 2 | 3 | 4>(),
    end_year: integer('end_year'),
    description: localised('description'),
    cover_id: pointsTo('cover_id', () => media.id),
    map_image_id: pointsTo('map_image_id', () => media.id),
    renovation_image_id: pointsTo('renovation_image_id', () => media.id),
    kindergarten: integer('kindergarten').$type<Answer>(),
    school: integer('school').$type<Answer>(),
    security: integer('security').$type<Answer>(),
    sports_ground: integer('sports_ground').$type<Answer>(),
    parking_type: text('parking_type').$type<ParkingType>(),
  },
  (table) => [unique('project_external_id').on(table.account_id, table.external_id)],
)

/** Features of a project, such as a concierge. */
export const features = pgTable('features', {
  id: identity(),
  project_id: partOf('project_id', () => projects.id).notNull(),
  position: integer('position').notNull(),
  icon: text('icon'),
  name: localised('name').notNull(),
  description: localised('description'),
})

/** Files to download. */
export const documents = pgTable('documents', {
  id: identity(),
  project_id: partOf('project_id', () => projects.id).notNull(),
  position: integer('position').notNull(),
  kind: text('kind').$type<'presentation' | 'document'>().notNull(),
  name: localised('name').notNull(),
  media_id: pointsTo('media_id', () => media.id).notNull(),
})

/** Monthly reports on construction. */
export const constructionReports = pgTable(
  'construction_reports',
  {
    id: identity(),
    project_id: partOf('project_id', () => projects.id).notNull(),
    external_id: externalId(),
    month: text('month').notNull(),
    text: localised('text').notNull(),
    progress: doublePrecision('progress'),
    published: boolean('published').notNull(),
  },
  (table) => [unique('report_external_id').on(table.project_id, table.external_id)],
)

/** Credits and instalments. */
export const paymentProgrammes = pgTable(
  'payment_programmes',
  {
    id: identity(),
    project_id: partOf('project_id', () => projects.id).notNull(),
    external_id: externalId(),
    position: integer('position').notNull(),
    kind: text('kind').$type<ProgrammeKind>().notNull(),
    name: localised('name').notNull(),
    rate: doublePrecision('rate').notNull(),
    min_first: doublePrecision('min_first').notNull(),
    max_term: integer('max_term').notNull(),
  },
  (table) => [unique('programme_external_id').on(table.project_id, table.external_id)],
)

/** Sale statuses with the developer's own names and colours. */
export const statuses = pgTable(
  'statuses',
  {
    id: identity(),
    project_id: partOf('project_id', () => projects.id).notNull(),
    external_id: externalId(),
    position: integer('position').notNull(),
    type: integer('type').$type<StatusType>().notNull(),
    name: localised('name').notNull(),
    color: text('color').notNull(),
    archived_at: archivedAt(),
  },
  (table) => [unique('status_external_id').on(table.project_id, table.external_id)],
)

/** Discounts. */
export const promoactions = pgTable(
  'promoactions',
  {
    id: identity(),
    project_id: partOf('project_id', () => projects.id).notNull(),
    external_id: externalId(),
    position: integer('position').notNull(),
    sale: doublePrecision('sale').notNull(),
    name: localised('name').notNull(),
    description: localised('description'),
    first_day: date('first_day', { mode: 'string' }),
    until: date('until', { mode: 'string' }),
  },
  (table) => [unique('promoaction_external_id').on(table.project_id, table.external_id)],
)

/** Features of units. */
export const tags = pgTable(
  'tags',
  {
    id: identity(),
    project_id: partOf('project_id', () => projects.id).notNull(),
    external_id: externalId(),
    position: integer('position').notNull(),
    name: localised('name').notNull(),
    color: text('color').notNull(),
    description: localised('description'),
  },
  (table) => [unique('tag_external_id').on(table.project_id, table.external_id)],
)
