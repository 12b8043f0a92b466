import * as z from 'zod'
import type { Body } from '#domain/picture/body.ts'
import { fileTarget } from './project-file-target.ts'

/** The maximum number of corners of an outline. */
export const MAX_POINTS = 5000

const coordinate = z.number().min(-1_000_000).max(1_000_000)

const outline = z
  .array(z.tuple([coordinate, coordinate]))
  .min(3)
  .max(MAX_POINTS)

const heights = z.union(
  [coordinate, z.array(coordinate).min(3).max(MAX_POINTS)],
  'Has to be a number, or a list of numbers, one for each corner of the base',
)

/** The body of a storey or unit, or a part of it, in the metres of the cameras: an outline between two heights. */
export const fileVolume = z
  .strictObject({
    target: fileTarget,
    base: outline,
    upper: outline.optional().meta({
      description: 'The outline at the top, if it differs: as many corners as the base, each above its own.',
    }),
    bottom: heights.optional().meta({
      description:
        'A height, or one for each corner. Without it the volume is a surface at its top, such as a terrace.',
    }),
    top: heights.meta({ description: 'A height, or one for each corner. The corners have to lie in one plane.' }),
  })
  .meta({ id: 'FileVolume' }) satisfies z.ZodType<Body>
