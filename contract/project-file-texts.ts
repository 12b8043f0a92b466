import * as z from 'zod'
import { localisedText } from './language.ts'

/** The id of an object in the sender's own system. Importing the same id again updates it. */
export const externalId = z.string().min(1).max(100).meta({ id: 'ExternalId' })

/** A file beside the import file, or an uploaded medium: its path or name. */
export const fileName = z.string().min(1).max(300).meta({ id: 'FileName' })

/** A text by language. A plain text counts for every language. */
export const text = z
  .union(
    [
      z
        .string()
        .max(100_000)
        .transform((en) => ({ en })),
      localisedText,
    ],
    'Has to be a text, or texts by language code',
  )
  .meta({ id: 'Text', description: 'By language code, or one plain text for all languages.' })

/** A picture of a gallery. */
export const picture = z.strictObject({ image: fileName, caption: text.optional() }).meta({ id: 'FilePicture' })

const playerUrl = z.url({ protocol: /^https$/, error: 'Has to be an address that begins with https://' })

/** A film: a file, or the address of a player that is allowed to be embedded. */
export const film = z
  .strictObject({ file: fileName.optional(), embed: playerUrl.optional() })
  .extend({ name: text.optional(), poster: fileName.optional() })
  .refine(
    ({ file, embed }) => (file === undefined) !== (embed === undefined),
    'Has to have either file or embed, one of them',
  )
  .meta({ id: 'FileFilm' })

/** A 3D tour: a panorama of this file by its id, or the address of a tour that is allowed to be embedded. */
export const fileTour = z
  .strictObject({ panorama: externalId.optional(), embed: playerUrl.optional() })
  .refine(
    ({ panorama, embed }) => (panorama === undefined) !== (embed === undefined),
    'Has to have either panorama or embed, one of them',
  )
  .meta({ id: 'FileTour' })
