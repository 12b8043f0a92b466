import * as z from 'zod'
import type { TitledPicture } from '#domain/address/title.ts'
import type { Polygon } from '#domain/picture/polygon.ts'
import { answerOf } from './answer.ts'
import { frameId, id, idText, interactiveId } from './id.ts'
import { image } from './image.ts'
import { interactiveRef } from './views.ts'

/** Kinds of pictures. */
export const INTERACTIVE_KINDS = [
  'group',
  'masterplan',
  'facade',
  'storey',
  'panorama',
] as const satisfies readonly TitledPicture['kind'][]
/** The kind of a picture. */
export type InteractiveKind = (typeof INTERACTIVE_KINDS)[number]

/** What a region of a picture can represent. */
export const REGION_TARGETS = ['project', 'estate', 'section', 'storey', 'instance', 'interactive', 'panorama'] as const

/** The query of `GET public/interactive/show`, besides the tokens. */
export const interactiveQuery = z.object({ id: interactiveId, frame: idText.optional(), storey: idText.optional() })

const target = z.object({ kind: z.enum(REGION_TARGETS), id }).meta({ id: 'RegionTarget' })

const share = z.number().min(0).max(1)
const point = z.tuple([share, share]).meta({ id: 'Point', description: 'x and y, 0..1 of the picture.' })
const polygons = z.array(z.array(point).min(3)) satisfies z.ZodType<readonly Polygon[]>

const region = z.object({ target, polygons }).meta({ id: 'Region' })
/** A region of a frame that a visitor can click. */
export type Region = z.infer<typeof region>

/** A frame; without an image it is drawn from the chess. */
const frame = z
  .object({ id: frameId, order: z.int(), image: image.nullable(), regions: z.array(region) })
  .meta({ id: 'Frame' })

const frameEntry = z
  .object({
    id: frameId,
    order: z.int(),
    thumb: image.nullable(),
    orbit: z.int().optional().meta({ description: 'The orbit of the frame, if the picture has several.' }),
    heading: z.number().optional().meta({
      description: 'The heading of the camera in degrees clockwise from the y axis of the building, if known.',
    }),
  })
  .meta({ id: 'FrameEntry' })

/** A ring of frames that a visitor can switch to. */
const orbit = z.object({ id: z.int(), name: z.string() }).meta({ id: 'Orbit' })

/** A link in a scene, positioned in degrees: to another scene of the panorama or to any target of a region. */
const hotspot = z
  .object({
    target: z.object({ kind: z.enum(['scene', ...REGION_TARGETS]), id }),
    name: z.string().nullable(),
    yaw: z.number(),
    pitch: z.number(),
  })
  .meta({ id: 'Hotspot' })

/** An equirectangular picture. `heading` is the direction of its middle, `plan` the place where it was taken. */
const scene = z
  .object({
    id,
    name: z.string(),
    image,
    heading: z.number(),
    plan: z.object({ layout_id: id, point }).nullable(),
    hotspots: z.array(hotspot),
  })
  .meta({ id: 'Scene' })

/** A picture with one of its frames. */
const interactiveData = z
  .object({
    id: interactiveId,
    kind: z.enum(INTERACTIVE_KINDS),
    name: z.string(),
    frame,
    frames: z.array(frameEntry),
    orbits: z.array(orbit).optional(),
    parent: interactiveRef.extend({ name: z.string() }).nullable(),
    storeys: z.array(z.object({ id, number: z.int(), free_count: z.int().min(0) })),
    scenes: z.array(scene).optional(),
  })
  .meta({ id: 'Interactive' })
/** The `data` of the interactive response. */
export type InteractiveData = z.infer<typeof interactiveData>

/** `GET public/interactive/show`. */
export const interactiveAnswer = answerOf(interactiveData)
/** The response of `GET public/interactive/show`. */
export type InteractiveAnswer = z.infer<typeof interactiveAnswer>
