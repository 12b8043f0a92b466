import * as z from 'zod'
import { catalogueBody, contactsBody } from '#contract/catalogues.ts'
import { languageCode } from '#contract/language.ts'
import { partnerBody } from '#contract/partners.ts'

/** The file refers to pictures of people and firms by name. */
const pictures = { photo: z.string().optional(), logo: z.string().optional() }

const contacts = contactsBody.required().omit({ photo_id: true, logo_id: true }).extend(pictures)

const partner = partnerBody.omit({ catalogue_id: true, photo_id: true, logo_id: true }).extend(pictures)

const catalogue = catalogueBody.omit({ project_id: true, members: true, contacts: true }).extend({
  /** The external id of the project. */
  project: z.string().optional(),
  /** The tokens of a group's catalogues. */
  members: z.array(z.string()).optional(),
  contacts,
  sales: z.strictObject({ email: z.email(), lang: languageCode }),
  partners: z.array(partner),
})
/** A catalogue of the demo. */
export type DemoCatalogue = z.infer<typeof catalogue>

/** `demo/files/catalogues.json`. */
export const demoCatalogues = z.strictObject({ account: z.string(), catalogues: z.array(catalogue) })
