import * as z from 'zod'
import { contactsBody, embedHost, privacy } from './catalogues.ts'
import { colorScheme } from './color-scheme.ts'
import { languageCode } from './language.ts'
import { linkToken } from './link-token.ts'
import { email } from './orders.ts'
import { text } from './project-file-texts.ts'

/**
 * The page that shows the project. It is created with the first import; later imports change what the file names and
 * leave the rest. `token` is its address, the project's id unless given.
 */
export const fileCatalogue = z
  .strictObject({
    token: linkToken,
    name: text,
    published: z.boolean(),
    indexable: z.boolean(),
    default_lang: languageCode,
    languages: z.array(languageCode).min(1),
    contacts: contactsBody.omit({ photo_id: true, logo_id: true }),
    /** Where visitors' requests are mailed to. */
    sales: z.strictObject({ email, lang: languageCode.optional() }),
    color_scheme: colorScheme.strict(),
    embed_domains: z.array(embedHost).nullable(),
    privacy: z.array(privacy.strict()),
  })
  .partial()
  .meta({ id: 'FileCatalogue' })
/** The catalogue that a file names. */
export type FileCatalogue = z.infer<typeof fileCatalogue>
