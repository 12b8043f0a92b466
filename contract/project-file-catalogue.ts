import * as z from 'zod'
import { CATALOGUE_FIELDS } from '#domain/field/catalogue.ts'
import { analyticsBody } from './analytics.ts'
import { contactsBody, embedHost, privacyBody } from './catalogues.ts'
import { colorScheme } from './color-scheme.ts'
import { fileShape } from './file-fields.ts'
import { languageCode } from './language.ts'
import { linkToken } from './link-token.ts'
import { email } from './orders.ts'
import { text } from './project-file-texts.ts'
import { chessSettings, viewSettings } from './views.ts'

/**
 * The page that shows the project. The first import creates it; later imports change only the settings that the file
 * contains. `token` is its address and defaults to the project's id.
 */
export const fileCatalogue = z
  .strictObject(
    fileShape(CATALOGUE_FIELDS, {
      token: linkToken,
      default_lang: languageCode,
      languages: z.array(languageCode).min(1),
      contacts: contactsBody.omit({ photo_id: true, logo_id: true }),
      /** The address that requests are mailed to; null: they are not mailed. */
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
    }),
  )
  .partial()
  .meta({ id: 'FileCatalogue' })
/** The catalogue of a project file. */
export type FileCatalogue = z.infer<typeof fileCatalogue>
