import * as z from 'zod'
import type {
  EstateAnswer,
  InstanceAnswer,
  PictureRef,
  SectionAnswer,
  Span,
  StoreyAnswer,
} from '#domain/chess/chess-answer.ts'
import { ESTATE_FIELDS } from '#domain/field/building.ts'
import { INSTANCE_FIELDS } from '#domain/field/unit.ts'
import type { SchemaOf } from './agreement.ts'
import { listOf } from './answer.ts'
import { constructionEnd } from './construction-end.ts'
import { ownShape, shownShape } from './file-fields.ts'
import { frameId, id } from './id.ts'
import { galleryPicture } from './image.ts'
import { price } from './money.ts'
import { tour, video } from './video.ts'

const span = z.object({ columns: z.int().min(1), storeys: z.int().min(1) }) satisfies SchemaOf<Span>

/** A unit. `price` is the list price. Derived values are not sent. */
export const instanceData = z
  .object({
    id,
    number: z.string(),
    layout_id: id,
    ...ownShape(INSTANCE_FIELDS),
    status_id: id,
    promoactions: z.array(id),
    tags: z.array(id),
    price,
    extra_price: price,
    position: z.int().min(1).nullable(),
    span: span.optional(),
    ...shownShape(INSTANCE_FIELDS),
    gallery: z.array(galleryPicture).optional(),
    tour: tour.optional(),
    video: video.optional(),
  })
  .meta({ id: 'Instance' }) satisfies SchemaOf<InstanceAnswer>
/** A unit in the chess response. */
export type InstanceData = z.infer<typeof instanceData>

/** A picture and the frame that is shown first. */
const pictureRef = z.object({ interactive: id, frame: frameId }) satisfies SchemaOf<PictureRef>

const storeyData = z
  .object({
    id,
    number: z.int(),
    order: z.int(),
    plan: pictureRef.nullable(),
    instances: z.array(instanceData),
  })
  .meta({ id: 'Storey' }) satisfies SchemaOf<StoreyAnswer>

const sectionData = z
  .object({ id, number: z.int(), name: z.string().nullable(), storeys: z.array(storeyData) })
  .meta({ id: 'Section' }) satisfies SchemaOf<SectionAnswer>

const { stage, ...shownOfEstate } = shownShape(ESTATE_FIELDS)

/** An estate with its sections, storeys and units. */
const estateData = z
  .object({
    id,
    order: z.int(),
    name: z.string(),
    type: z.string(),
    stage,
    construction_end: constructionEnd.nullable(),
    ...shownOfEstate,
    facade: pictureRef.nullable(),
    sections: z.array(sectionData),
  })
  .meta({ id: 'Estate' }) satisfies SchemaOf<EstateAnswer>
/** An estate in the chess response. */
export type EstateData = z.infer<typeof estateData>

/** `GET public/projects/{id}/chess`. */
export const chessAnswer = listOf(estateData) satisfies z.ZodType<{ data: readonly EstateAnswer[] }>
/** The response of `GET public/projects/{id}/chess`. */
export type ChessAnswer = z.infer<typeof chessAnswer>
