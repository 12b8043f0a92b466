import * as z from 'zod'
import { ESTATE_FIELDS, SECTION_FIELDS, STOREY_FIELDS } from '#domain/field/building.ts'
import { INSTANCE_FIELDS } from '#domain/field/unit.ts'
import { constructionEnd } from './construction-end.ts'
import { fileShape } from './file-fields.ts'
import { externalId, fileTour, film, picture } from './project-file-texts.ts'

/**
 * A unit. `layout`, `status`, `promoactions` and `tags` are ids of this file. Without a price it is on request. Its own
 * areas override those of the layout.
 */
const fileInstance = z
  .strictObject({
    id: externalId,
    ...fileShape(INSTANCE_FIELDS, {
      span: z.strictObject({ columns: z.int().min(1).max(100), storeys: z.int().min(1).max(100) }).optional(),
      gallery: z.array(picture).max(100).default([]),
      tour: fileTour.optional(),
      video: film.optional(),
    }),
  })
  .meta({ id: 'FileInstance' })

/** A storey. `order` counts upwards and defaults to the number; `plan` is the id of a picture of this file. */
const fileStorey = z
  .strictObject({
    id: externalId,
    ...fileShape(STOREY_FIELDS, { order: z.int().min(-10_000).max(10_000).optional() }),
    instances: z.array(fileInstance).max(10_000),
  })
  .meta({ id: 'FileStorey' })

const fileSection = z
  .strictObject({ id: externalId, ...fileShape(SECTION_FIELDS, {}), storeys: z.array(fileStorey).max(1000) })
  .meta({ id: 'FileSection' })

/** A building with its sections, storeys and units. Estates keep the order of the file. */
export const fileEstate = z
  .strictObject({
    id: externalId,
    ...fileShape(ESTATE_FIELDS, { construction_end: constructionEnd.strict().optional() }),
    sections: z.array(fileSection).max(1000),
  })
  .meta({ id: 'FileEstate' })
