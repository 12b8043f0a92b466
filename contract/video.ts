import * as z from 'zod'
import { id } from './id.ts'
import { image } from './image.ts'

/** A film: a file of ours, or a player that is allowed to be embedded. */
export const video = z
  .object({
    kind: z.enum(['file', 'embed']),
    src: z.string(),
    name: z.string().nullable(),
    poster: image.nullable(),
  })
  .meta({ id: 'Video' })

/** A film to play. */
export type Video = z.infer<typeof video>

/** A 3D tour: a panorama of ours by its interactive id, or a tour that is allowed to be embedded. */
export const tour = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('panorama'), id }),
    z.object({ kind: z.literal('embed'), src: z.string() }),
  ])
  .meta({ id: 'Tour' })

/** A 3D tour to open. */
export type Tour = z.infer<typeof tour>
