import * as z from 'zod'
import { FRAME_FIELDS, INTERACTIVE_FIELDS, PANORAMA_FIELDS } from '#domain/field/pictures.ts'
import { fileShape } from './file-fields.ts'
import { REGION_TARGETS } from './interactive.ts'
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

/** A frame. `camera` is a 4 × 4 matrix, row by row, that projects the volumes to regions. */
const frame = z
  .strictObject(
    fileShape(FRAME_FIELDS, {
      camera: camera.optional(),
      orbit: externalId.optional().meta({ description: 'The orbit of the frame, if the picture has several.' }),
      heading: z.number().min(-360).max(360).optional().meta({
        description: 'The heading in degrees clockwise from +y; by default that of the camera.',
      }),
      regions: z.array(region).max(20_000).default([]),
    }),
  )
  .meta({ id: 'FileFrame' })

/** A ring of frames, such as from above or from the street, by day or by night. */
const orbit = z.strictObject({ id: externalId, name: text }).meta({ id: 'FileOrbit' })

const { volumes, ...pictureShape } = fileShape(INTERACTIVE_FIELDS, {
  parent: z.strictObject({ interactive: externalId, frame: z.int().min(0).default(0) }).optional(),
  orbits: z.array(orbit).min(2).max(MAX_ORBITS).optional().meta({
    description: 'Rings of frames to switch between, from top to bottom. Each frame then names its orbit.',
  }),
  volumes: z.array(fileVolume).max(20_000).default([]),
})

/**
 * A picture with one frame or, if it can be turned, with several. Frames are numbered from 0 in the order of the file. If
 * several storeys share a plan, the region of a unit shows only on the unit's own storey.
 */
export const fileInteractive = z
  .strictObject({ id: externalId, ...pictureShape, frames: z.array(frame).min(1).max(MAX_FRAMES), volumes })
  .meta({ id: 'FileInteractive' })

/** Degrees: `yaw` to the right of the picture's middle, `pitch` upwards. */
const hotspot = z.strictObject({
  target: fileTarget.extend({ kind: z.enum(['scene', ...REGION_TARGETS]) }),
  name: text.optional(),
  yaw: z.number().min(-360).max(360),
  pitch: z.number().min(-90).max(90),
})

/** An equirectangular picture. `heading` is the direction of its middle in degrees, `plan` the place where it was taken. */
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
  .strictObject({ id: externalId, ...fileShape(PANORAMA_FIELDS, { scenes: z.array(scene).min(1).max(100) }) })
  .meta({ id: 'FilePanorama' })
