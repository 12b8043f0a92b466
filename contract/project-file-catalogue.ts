import * as z from 'zod'
import { analyticsBody } from './analytics.ts'
import { contactsBody, embedHost, privacyBody } from './catalogues.ts'
import { colorScheme } from './color-scheme.ts'
import { languageCode } from './language.ts'
import { linkToken } from './link-token.ts'
import { email } from './orders.ts'
import { text } from './project-file-texts.ts'
import { chessSettings, viewSettings } from './views.ts'

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
    /** Where visitors' requests are mailed to; null: to nobody. */
    sales: z.strictObject({ email: email.nullable(), lang: languageCode.optional() }),
    color_scheme: colorScheme.strict(),
    embed_domains: z.array(embedHost).nullable(),
    privacy: z.array(privacyBody),
    chess: chessSettings.strict(),
    premises: viewSettings.strict(),
    interactive: z.strictObject({ enabled: z.boolean() }),
    info: z.strictObject({ enabled: z.boolean(), about: text.nullable() }),
    analytics: analyticsBody,
    templates: z.record(z.string().min(1).max(100), text),
  })
  .partial()
  .meta({ id: 'FileCatalogue' })
/** The catalogue that a file names. */
export type FileCatalogue = z.infer<typeof fileCatalogue>
