import * as z from 'zod'
import { AREA_UNITS } from '#domain/area/area-unit.ts'
import { LAYOUT_TYPES } from '#domain/layout/layout.ts'
import { PARKING_TYPES, ROOMS_BASES, STAGES } from '#domain/project/descriptions.ts'
import { STATUS_TYPES } from '#domain/status/status.ts'
import { color } from './color-scheme.ts'
import { constructionEnd } from './construction-end.ts'
import { currency, percent, priceRounding } from './money.ts'
import { PROGRAMME_KINDS } from './order-form.ts'
import { externalId, fileName, fileTour, film, picture, text } from './project-file-texts.ts'
import { timeZone } from './time-zone.ts'

const end = constructionEnd.strict()

const feature = z.strictObject({ icon: z.string().max(100).optional(), name: text, description: text.optional() })

const projectDocument = z.strictObject({
  kind: z.enum(['presentation', 'document']),
  name: text,
  file: fileName,
})

/** A construction report of a month; `text` is html. */
const report = z.strictObject({
  id: externalId,
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Has to be a month such as "2026-05"'),
  text,
  progress: percent.optional(),
  pictures: z.array(picture).max(100).default([]),
  published: z.boolean().default(true),
})

const programme = z.strictObject({
  id: externalId,
  kind: z.enum(PROGRAMME_KINDS),
  name: text,
  rate: percent,
  min_first: percent,
  max_term: z.int().min(1).max(1200),
})

/** Everything about a project except its buildings and pictures; `description` is html. */
export const fileProject = z
  .strictObject({
    id: externalId,
    name: text,
    published: z.boolean().default(true),
    time_zone: timeZone.optional(),
    currency,
    price_rounding: priceRounding.default(1),
    area_unit: z.enum(AREA_UNITS).default('m'),
    rooms_basis: z.enum(ROOMS_BASES).default('rooms'),
    extra_price_label: text.optional(),
    address: text.optional(),
    position: z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }).optional(),
    stage: z.enum(STAGES).optional(),
    construction_end: end.optional(),
    description: text.optional(),
    cover: fileName.optional(),
    gallery: z.array(picture).max(200).default([]),
    features: z.array(feature).max(100).default([]),
    documents: z.array(projectDocument).max(100).default([]),
    map_image: fileName.optional(),
    renovation_image: fileName.optional(),
    reports: z.array(report).max(500).default([]),
    payment_programmes: z.array(programme).max(50).default([]),
    videos: z.array(film).max(50).default([]),
    kindergarten: z.boolean().optional(),
    school: z.boolean().optional(),
    security: z.boolean().optional(),
    sports_ground: z.boolean().optional(),
    parking_type: z.enum(PARKING_TYPES).optional(),
  })
  .meta({ id: 'FileProject' })

const day = z.iso.date('Has to be a date such as "2027-03-31"')

type StatusName = keyof typeof STATUS_TYPES

/** A sale status, with the developer's own name and colour. */
export const fileStatus = z
  .strictObject({ id: externalId, type: z.enum(Object.keys(STATUS_TYPES) as StatusName[]), name: text, color })
  .meta({ id: 'FileStatus' })

/** A discount; `description` is html, `from` its first day and `until` its last. */
export const filePromoaction = z
  .strictObject({
    id: externalId,
    sale: percent,
    name: text,
    description: text.optional(),
    from: day.optional(),
    until: day.optional(),
  })
  .refine(({ from, until }) => from === undefined || until === undefined || from <= until, {
    path: ['until'],
    error: 'Has to be no earlier than "from"',
  })
  .meta({ id: 'FilePromoaction' })

/** A feature of units, such as a terrace; `description` is html. */
export const fileTag = z
  .strictObject({ id: externalId, name: text, color, description: text.optional() })
  .meta({ id: 'FileTag' })

/** An area in the project's unit. */
export const fileArea = z.number().min(0).max(10_000_000)
const count = z.int().min(0).max(100)

/** A plan that units share. Areas are in the project's unit; `plan_levels` starts at the lowest level. */
export const fileLayout = z
  .strictObject({
    id: externalId,
    type: z.enum(LAYOUT_TYPES),
    label: z.string().max(50).default(''),
    area_total: fileArea,
    area_living: fileArea.optional(),
    area_kitchen: fileArea.optional(),
    bathrooms: count.optional(),
    balconies: count.optional(),
    plan: fileName.optional(),
    plan_levels: z.array(fileName).max(10).optional(),
    tour: fileTour.optional(),
    video: film.optional(),
  })
  .meta({ id: 'FileLayout' })
