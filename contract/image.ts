import * as z from 'zod'
import type { Image } from '#domain/media/image.ts'
import type { SchemaOf } from './agreement.ts'

/** A picture in several widths with a tiny placeholder. `srcset` and `placeholder` are empty for SVG. */
export const image = z
  .object({
    src: z.string(),
    srcset: z.string(),
    width: z.number().positive(),
    height: z.number().positive(),
    placeholder: z.string(),
  })
  .meta({ id: 'Image' }) satisfies SchemaOf<Image>

/** A picture of a gallery or a construction report. */
export const galleryPicture = z.object({ image, caption: z.string().nullable() }).meta({ id: 'GalleryPicture' })

/** A picture of a gallery or a construction report. */
export type GalleryPicture = z.infer<typeof galleryPicture>
