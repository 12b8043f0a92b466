import * as z from 'zod'
import { INTERACTIVE_KINDS, REGION_TARGETS } from './interactive.ts'
import { fileTarget } from './project-file-target.ts'
import { externalId, fileName, text } from './project-file-texts.ts'
import { fileVolume, MAX_POINTS } from './project-file-volume.ts'

const MAX_FRAMES = 360
const MAX_ORBITS = 6

const share = z.number().min(0).max(1)
const point = z.tuple([share, share])

/** A drawn region, in 0..1 of the picture. */
const region = z
  .strictObject({ target: fileTarget, polygons: z.array(z.array(point).min(3).max(MAX_POINTS)).min(1).max(100) })
  .meta({ id: 'FileRegion' })

const row = [z.number(), z.number(), z.number(), z.number()] as const
const camera = z.tuple([...row, ...row, ...row, ...row])

/** A frame; `camera` is a 4 × 4 matrix row by row, through which the volumes become regions. */
const frame = z
  .strictObject({
    image: fileName,
    camera: camera.optional(),
    orbit: externalId.optional().meta({ description: 'The orbit that it belongs to, where the picture has several.' }),
    heading: z.number().min(-360).max(360).optional().meta({
      description: 'Where it looks, in degrees clockwise from +y; that of the camera unless given.',
    }),
    regions: z.array(region).max(20_000).default([]),
  })
  .meta({ id: 'FileFrame' })

/** A round of frames: from above and from the street, by day and by night. */
const orbit = z.strictObject({ id: externalId, name: text }).meta({ id: 'FileOrbit' })

/**
 * A picture in one frame or, when it can be turned, in several; they are numbered from 0 in the order of the file. In a
 * storey plan that several storeys share, a region of a unit shows on the unit's own storey only.
 */
export const fileInteractive = z
  .strictObject({
    id: externalId,
    kind: z.enum(INTERACTIVE_KINDS).exclude(['panorama']),
    name: text,
    /** The estate that a facade shows: its storeys can be chosen beside it. */
    estate: externalId.optional(),
    parent: z.strictObject({ interactive: externalId, frame: z.int().min(0).default(0) }).optional(),
    orbits: z.array(orbit).min(2).max(MAX_ORBITS).optional().meta({
      description:
        'Rounds of frames to switch between, as they stand from the top down; each frame then names its own.',
    }),
    frames: z.array(frame).min(1).max(MAX_FRAMES),
    volumes: z.array(fileVolume).max(20_000).default([]),
  })
  .meta({ id: 'FileInteractive' })

/** Degrees: `yaw` to the right of the picture's middle, `pitch` upwards. */
const hotspot = z.strictObject({
  target: fileTarget.extend({ kind: z.enum(['scene', ...REGION_TARGETS]) }),
  name: text.optional(),
  yaw: z.number().min(-360).max(360),
  pitch: z.number().min(-90).max(90),
})

/** An equirectangular picture; `heading` is where its middle looks, in degrees; `plan` where it was taken. */
const scene = z.strictObject({
  id: externalId,
  name: text,
  image: fileName,
  heading: z.number().min(-360).max(360).default(0),
  plan: z.strictObject({ layout: externalId, point }).optional(),
  hotspots: z.array(hotspot).max(100).default([]),
})

/** A panorama of one or more scenes. */
export const filePanorama = z
  .strictObject({ id: externalId, name: text, scenes: z.array(scene).min(1).max(100) })
  .meta({ id: 'FilePanorama' })
