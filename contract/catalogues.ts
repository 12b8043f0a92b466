import * as z from 'zod'
import { isEmbedHost, normaliseEmbedHost } from '#domain/host/embed-host.ts'
import { analytics, analyticsBody } from './analytics.ts'
import { answerOf } from './answer.ts'
import { colorScheme } from './color-scheme.ts'
import { contacts, profileType } from './contacts.ts'
import { id, idText, readWhole } from './id.ts'
import { languageCode, localisedText } from './language.ts'
import { linkToken } from './link-token.ts'
import { email, phone } from './orders.ts'
import { text } from './project-file-texts.ts'
import { catalogueType } from './token.ts'
import { webUrl } from './url.ts'
import { chessSettings, infoSettings, viewSettings } from './views.ts'

/** Whom a visitor can reach at the developer's; pictures are media uploaded before. What is left out stays, or is empty. */
export const contactsBody = z
  .strictObject({
    name: z.string().trim().min(1).max(200),
    company: z.string().trim().max(200).nullable(),
    phones: z.array(phone).max(5),
    email: email.nullable(),
    profile_type: profileType.nullable(),
    photo_id: id.nullable(),
    logo_id: id.nullable(),
  })
  .partial()

/** What Content-Security-Policy takes as a host: perhaps all subdomains, perhaps a port. An address of a site is taken for its host. */
export const embedHost = z
  .string()
  .max(500)
  .overwrite(normaliseEmbedHost)
  .refine(isEmbedHost, {
    error: ({ input }) =>
      `${JSON.stringify(input)} is no host. Write developer.example, *.developer.example or localhost:8080`,
  })

const policyHost = z.hostname('Has to be a host such as "homes.example", or null for all hosts').nullable()

/** The privacy policy of a domain, or of every other one. */
export const privacy = z.object({ domain: policyHost, url: webUrl })

/** The same, to be stored: without a domain it is for every host that has no policy of its own. */
export const privacyBody = privacy.extend({ domain: policyHost.default(null) }).strict()
// Without an address requests are kept, and mailed to nobody.
const sales = z.object({ email: email.nullable(), lang: languageCode })
const pictures = z.object({ enabled: z.boolean() })
const info = infoSettings.extend({ about: localisedText.nullable() })

// Fifty years.
const MAX_RETENTION = 600

/** Settings that are one value each; texts in all their languages. */
const values = {
  token: linkToken,
  name: localisedText,
  published: z.boolean(),
  /** Gone for visitors, even in previews; its orders stay listed. */
  archived: z.boolean(),
  /** Personal values of orders that are older are erased; null keeps them. */
  retention_months: z.int().min(1).max(MAX_RETENTION).nullable(),
  indexable: z.boolean(),
  default_lang: languageCode,
  languages: z.array(languageCode).min(1),
  /** Catalogues of a group, in order. */
  members: z.array(id),
  /** Hosts that may embed the catalogue; null lets any (design 8). */
  embed_domains: z.array(embedHost).nullable(),
  templates: z.record(z.string().min(1).max(100), localisedText),
}

/** `PATCH manage/catalogues/{id}`: what is left out stays. */
export const cataloguePatch = z
  .strictObject({
    ...values,
    name: text,
    contacts: contactsBody,
    privacy: z.array(privacyBody),
    sales: sales.strict(),
    color_scheme: colorScheme.strict(),
    chess: chessSettings.strict(),
    premises: viewSettings.strict(),
    interactive: pictures.strict(),
    info: info.strict(),
    analytics: analyticsBody,
  })
  .partial()
  .meta({ id: 'CataloguePatch' })
/** The body of `PATCH manage/catalogues/{id}`. */
export type CataloguePatch = z.infer<typeof cataloguePatch>

/** `POST manage/catalogues`: what is left out gets the defaults of the specification. */
export const catalogueBody = cataloguePatch
  .required({ token: true, name: true, sales: true, contacts: true })
  .extend({ type: catalogueType, project_id: id.nullable() })
  .meta({ id: 'CatalogueBody' })
/** The body of `POST manage/catalogues`. */
export type CatalogueBody = z.infer<typeof catalogueBody>

/** A catalogue with its address and all its settings; the privacy policy without a domain is for every other one. */
export const catalogue = z
  .object({
    id,
    type: catalogueType,
    project_id: id.nullable(),
    url: z.string(),
    ...values,
    contacts,
    privacy: z.array(privacy),
    sales,
    color_scheme: colorScheme,
    chess: chessSettings,
    premises: viewSettings,
    interactive: pictures,
    info,
    analytics,
  })
  .meta({ id: 'Catalogue' })
/** A catalogue as the management API shows it. */
export type Catalogue = z.infer<typeof catalogue>

/** `POST manage/catalogues` and `PATCH manage/catalogues/{id}`. */
export const catalogueAnswer = answerOf(catalogue)

const MAX_PAGE_SIZE = 1000

/** `GET manage/catalogues`: by id, `after` the one at which the last page ended; all of them without `limit`. */
export const cataloguesQuery = z.object({
  after: idText.optional(),
  limit: z.preprocess(readWhole, z.int().min(1).max(MAX_PAGE_SIZE)).optional(),
})
/** The query of `GET manage/catalogues`, read. */
export type CataloguesQuery = z.output<typeof cataloguesQuery>

/** `GET manage/catalogues`: `next` is the `after` of the next page, null on the last one. */
export const cataloguesAnswer = z.object({ data: z.array(catalogue), next: id.nullable() })
