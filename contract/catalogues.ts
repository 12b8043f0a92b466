import * as z from 'zod'
import type { CatalogueSetting } from '#domain/account/owned-fields.ts'
import { isEmbedHost, normaliseEmbedHost } from '#domain/host/embed-host.ts'
import type { SameNames } from './agreement.ts'
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

/** The developer's contacts. Pictures are uploaded media. Omitted fields keep their values, or are empty at first. */
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

/** A host as Content-Security-Policy accepts it, with an optional `*.` and port. The address of a site means its host. */
export const embedHost = z
  .string()
  .max(500)
  .overwrite(normaliseEmbedHost)
  .refine(isEmbedHost, {
    error: ({ input }) =>
      `${JSON.stringify(input)} is not a host. Write developer.example, *.developer.example or localhost:8080`,
  })

const policyHost = z.hostname('Has to be a host such as "homes.example", or null for all hosts').nullable()

/** The privacy policy of a domain; without a domain, of all other domains. */
const privacy = z.object({ domain: policyHost, url: webUrl })

/** The same in a request body. Without a domain it applies to every host that has no policy of its own. */
export const privacyBody = privacy.extend({ domain: policyHost.default(null) }).strict()
// Without an address, requests are stored but not mailed.
const sales = z.object({ email: email.nullable(), lang: languageCode })
const pictures = z.object({ enabled: z.boolean() })
const info = infoSettings.extend({ about: localisedText.nullable() })

// Fifty years.
const MAX_RETENTION = 600

/** Settings that are the same in requests and responses; texts are in all their languages. */
const values = {
  token: linkToken,
  name: localisedText,
  published: z.boolean(),
  /** Visitors can't open it, not even in previews. Its orders stay listed. */
  archived: z.boolean(),
  /** Personal data of older orders is erased; null keeps it. */
  retention_months: z.int().min(1).max(MAX_RETENTION).nullable(),
  indexable: z.boolean(),
  default_lang: languageCode,
  languages: z.array(languageCode).min(1),
  /** Catalogues of a group, in order. */
  members: z.array(id),
  /** Hosts that may embed the catalogue; null allows any host. */
  embed_domains: z.array(embedHost).nullable(),
  templates: z.record(z.string().min(1).max(100), localisedText),
}

/** `PATCH manage/catalogues/{id}`: omitted settings keep their values. */
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
// Whoever adds a setting decides there who may change it.
true satisfies SameNames<keyof CataloguePatch, CatalogueSetting>

/** `POST manage/catalogues`: omitted settings get their defaults. */
export const catalogueBody = cataloguePatch
  .required({ token: true, name: true, sales: true, contacts: true })
  .extend({ type: catalogueType, project_id: id.nullable() })
  .meta({ id: 'CatalogueBody' })
/** The body of `POST manage/catalogues`. */
export type CatalogueBody = z.infer<typeof catalogueBody>

/** A catalogue with its address and all its settings. */
const catalogue = z
  .object({
    id,
    type: catalogueType,
    project_id: id.nullable(),
    url: z.string(),
    was_open: z.boolean().meta({ description: 'Whether visitors could open it at any time.' }),
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
    analytics_hosts: z.array(z.string()).meta({
      description:
        'The host names where the analytics run; set by the server. Not those where people sign in to the Studio: set STUDIO_URL, or give the catalogue a domain of its own.',
    }),
  })
  .meta({ id: 'Catalogue' })
/** A catalogue as the management API shows it. */
export type Catalogue = z.infer<typeof catalogue>

/** `POST manage/catalogues` and `PATCH manage/catalogues/{id}`. */
export const catalogueAnswer = answerOf(catalogue)

const MAX_PAGE_SIZE = 1000

/** `GET manage/catalogues`: ordered by id. `after` is the last id of the previous page. Without `limit` all are returned. */
export const cataloguesQuery = z.object({
  after: idText.optional(),
  limit: z.preprocess(readWhole, z.int().min(1).max(MAX_PAGE_SIZE)).optional(),
})
/** The parsed query of `GET manage/catalogues`. */
export type CataloguesQuery = z.output<typeof cataloguesQuery>

/** `GET manage/catalogues`: `next` is the `after` of the next page, null on the last one. */
export const cataloguesAnswer = z.object({ data: z.array(catalogue), next: id.nullable() })
