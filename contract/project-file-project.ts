import * as z from 'zod'
import { PROJECT_FIELDS, PROMOACTION_FIELDS, STATUS_FIELDS, TAG_FIELDS } from '#domain/field/project.ts'
import { LAYOUT_FIELDS } from '#domain/field/unit.ts'
import { constructionEnd } from './construction-end.ts'
import { fileShape } from './file-fields.ts'
import { percent } from './money.ts'
import { PROGRAMME_KINDS } from './order-form.ts'
import { externalId, fileName, fileTour, film, picture, text } from './project-file-texts.ts'

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
    ...fileShape(PROJECT_FIELDS, {
      position: z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }).optional(),
      construction_end: constructionEnd.strict().optional(),
      gallery: z.array(picture).max(200).default([]),
      features: z.array(feature).max(100).default([]),
      documents: z.array(projectDocument).max(100).default([]),
      reports: z.array(report).max(500).default([]),
      payment_programmes: z.array(programme).max(50).default([]),
      videos: z.array(film).max(50).default([]),
    }),
  })
  .meta({ id: 'FileProject' })

/** A sale status, with the developer's own name and colour. */
export const fileStatus = z.strictObject({ id: externalId, ...fileShape(STATUS_FIELDS, {}) }).meta({ id: 'FileStatus' })

/** A discount; `description` is html, `from` its first day and `until` its last. */
export const filePromoaction = z
  .strictObject({ id: externalId, ...fileShape(PROMOACTION_FIELDS, {}) })
  .refine(({ from, until }) => from === undefined || until === undefined || from <= until, {
    path: ['until'],
    error: 'Has to be no earlier than "from"',
  })
  .meta({ id: 'FilePromoaction' })

/** A feature of units, such as a terrace; `description` is html. */
export const fileTag = z.strictObject({ id: externalId, ...fileShape(TAG_FIELDS, {}) }).meta({ id: 'FileTag' })

/** A plan that units share. Areas are in the project's unit; `plan_levels` starts at the lowest level. */
export const fileLayout = z
  .strictObject({
    id: externalId,
    ...fileShape(LAYOUT_FIELDS, {
      plan_levels: z.array(fileName).max(10).optional(),
      tour: fileTour.optional(),
      video: film.optional(),
    }),
  })
  .meta({ id: 'FileLayout' })
