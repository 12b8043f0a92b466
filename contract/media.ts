import * as z from 'zod'
import { answerOf, listOf } from './answer.ts'
import { id, idText } from './id.ts'
import { image } from './image.ts'

/** Media types that can be uploaded: pictures, films and documents. */
export const MEDIA_TYPES = [
  'image/avif',
  'image/jpeg',
  'image/png',
  'image/svg+xml',
  'image/webp',
  'video/mp4',
  'video/webm',
  'application/pdf',
] as const
/** A media type that can be uploaded. */
export type MediaType = (typeof MEDIA_TYPES)[number]

/**
 * `POST manage/media`: the body is the file itself. Import files refer to it by `name`. With `replace=0` nothing is
 * replaced: a name that another file has gets a number.
 */
export const mediaQuery = z.object({ name: z.string().min(1).max(300), replace: z.enum(['0', '1']).optional() })

/** `GET manage/media`: all files, or that of a name; with `project_id`, as the entities of the project name it. */
export const mediaListQuery = z.object({ name: mediaQuery.shape.name.optional(), project_id: idText.optional() })

/** An uploaded file; a picture also in its widths. */
const medium = z
  .object({
    id,
    name: z.string(),
    media_type: z.enum(MEDIA_TYPES),
    size: z.int().min(0),
    src: z.string(),
    image: image.nullable(),
  })
  .meta({ id: 'Medium' })
/** An uploaded file. */
export type Medium = z.infer<typeof medium>

/** `POST manage/media`. */
export const mediumAnswer = answerOf(medium)

/** `GET manage/media`. */
export const mediaAnswer = listOf(medium)
