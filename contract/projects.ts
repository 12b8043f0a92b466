import * as z from 'zod'
import { AREA_UNITS } from '#domain/area/area-unit.ts'
import { ANSWERS, PARKING_TYPES, ROOMS_BASES, STAGES } from '#domain/project/descriptions.ts'
import type { Project, ProjectAnswer as ProjectRules } from '#domain/project/project.ts'
import type { SchemaOf } from './agreement.ts'
import { answerOf } from './answer.ts'
import { constructionEnd } from './construction-end.ts'
import { id } from './id.ts'
import { galleryPicture, image } from './image.ts'
import { layoutData } from './layouts.ts'
import { promoactionData, statusData, tagData } from './marks.ts'
import { currency, percent, priceRounding } from './money.ts'
import { paymentProgramme } from './payment.ts'
import { video } from './video.ts'

const yesOrNo = z.literal(ANSWERS).nullable()

const position = z
  .object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
  .meta({ id: 'Position' })

const feature = z
  .object({ icon: z.string().nullable(), name: z.string(), description: z.string().nullable() })
  .meta({ id: 'Feature' })

/** A file to download. A `presentation` replaces the unit PDF. */
const projectDocument = z
  .object({
    kind: z.enum(['presentation', 'document']),
    name: z.string(),
    src: z.string(),
    media_type: z.string(),
    size: z.int().min(0),
  })
  .meta({ id: 'ProjectDocument' })

/** A construction report of one month (`2026-11`); `text` is html. */
const report = z
  .object({
    id,
    month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
    text: z.string(),
    progress: percent.nullable(),
    pictures: z.array(galleryPicture),
  })
  .meta({ id: 'Report' })

/** A panorama of the project; `id` is that of its interactive. */
const panorama = z.object({ id, name: z.string(), thumb: image.nullable() }).meta({ id: 'Panorama' })

/** Everything about a project except its units; `description` is html. */
const projectDetails = z
  .object({
    id,
    name: z.string(),
    currency,
    price_rounding: priceRounding,
    area_unit: z.enum(AREA_UNITS),
    rooms_basis: z.enum(ROOMS_BASES),
    extra_price_label: z.string().nullable(),
    address: z.string().nullable(),
    position: position.nullable(),
    stage: z.enum(STAGES).nullable(),
    construction_end: constructionEnd.nullable(),
    description: z.string().nullable(),
    gallery: z.array(galleryPicture),
    features: z.array(feature),
    documents: z.array(projectDocument),
    map_image: image.nullable(),
    renovation_image: image.nullable(),
    reports: z.array(report),
    payment_programmes: z.array(paymentProgramme),
    videos: z.array(video),
    panoramas: z.array(panorama),
    kindergarten: yesOrNo,
    school: yesOrNo,
    security: yesOrNo,
    sports_ground: yesOrNo,
    parking_type: z.enum(PARKING_TYPES).nullable(),
  })
  .meta({ id: 'Project' }) satisfies SchemaOf<Project>

/** A project with the layouts, statuses, promoactions and tags of its units. */
const projectData = z
  .object({
    project: projectDetails,
    layouts: z.array(layoutData),
    promoactions: z.array(promoactionData),
    statuses: z.array(statusData),
    tags: z.array(tagData),
  })
  .meta({ id: 'ProjectData' }) satisfies SchemaOf<ProjectRules>
/** The `data` of the project response. */
export type ProjectData = z.infer<typeof projectData>

/** `GET public/projects/{id}`. */
export const projectAnswer = answerOf(projectData)
/** The response of `GET public/projects/{id}`. */
export type ProjectAnswer = z.infer<typeof projectAnswer>
