import * as z from 'zod'
import { HOUSE_TYPES, RENOVATIONS, STAGES, WINDOW_VIEWS } from '#domain/project/descriptions.ts'
import { constructionEnd } from './construction-end.ts'
import { amount } from './money.ts'
import { fileArea } from './project-file-project.ts'
import { externalId, fileTour, film, picture, text } from './project-file-texts.ts'

/**
 * A unit. `layout`, `status`, `promoactions` and `tags` are ids of this file. Without a price it is on request. Its own
 * areas override those of the layout.
 */
export const fileInstance = z
  .strictObject({
    id: externalId,
    number: z.string().min(1).max(50),
    layout: externalId,
    area_total: fileArea.optional(),
    area_living: fileArea.optional(),
    area_kitchen: fileArea.optional(),
    status: externalId,
    promoactions: z.array(externalId).max(50).default([]),
    tags: z.array(externalId).max(50).default([]),
    price: amount.optional(),
    extra_price: amount.optional(),
    position: z.int().min(1).max(10_000).optional(),
    span: z.strictObject({ columns: z.int().min(1).max(100), storeys: z.int().min(1).max(100) }).optional(),
    renovation: z.literal(RENOVATIONS).optional(),
    window_view: z.literal(WINDOW_VIEWS).optional(),
    gallery: z.array(picture).max(100).default([]),
    tour: fileTour.optional(),
    video: film.optional(),
    published: z.boolean().default(true),
  })
  .meta({ id: 'FileInstance' })

/** A storey. `order` counts upwards and defaults to the number; `plan` is the id of a picture of this file. */
const fileStorey = z
  .strictObject({
    id: externalId,
    number: z.int().min(-100).max(1000),
    order: z.int().min(-10_000).max(10_000).optional(),
    plan: externalId.optional(),
    instances: z.array(fileInstance).max(10_000),
  })
  .meta({ id: 'FileStorey' })

const fileSection = z
  .strictObject({
    id: externalId,
    number: z.int().min(0).max(10_000),
    name: text.optional(),
    storeys: z.array(fileStorey).max(1000),
  })
  .meta({ id: 'FileSection' })

/** A building with its sections, storeys and units. Estates keep the order of the file. */
export const fileEstate = z
  .strictObject({
    id: externalId,
    name: text,
    type: z.string().min(1).max(50).default('house'),
    stage: z.enum(STAGES).optional(),
    construction_end: constructionEnd.strict().optional(),
    house_type: z.enum(HOUSE_TYPES).optional(),
    published: z.boolean().default(true),
    sections: z.array(fileSection).max(1000),
  })
  .meta({ id: 'FileEstate' })
