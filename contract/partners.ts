import * as z from 'zod'
import { answerOf, listOf } from './answer.ts'
import { contacts, profileType } from './contacts.ts'
import { id, idText } from './id.ts'
import { languageCode } from './language.ts'
import { linkToken } from './link-token.ts'
import { email, phone } from './orders.ts'

/** A name is used in mail headers, so line breaks, control characters and repeated spaces become one space. */
const name = z
  .string()
  .overwrite((text) => text.replace(/[\s\p{Cc}]+/gu, ' '))
  .trim()
  .min(1)
  .max(200)

const changeable = {
  name,
  company: name.nullable(),
  profile_type: profileType,
  phones: z.array(phone).max(5),
  email,
  lang: languageCode,
  photo_id: id.nullable(),
  logo_id: id.nullable(),
}

/** `POST manage/partners`. Without `token` the link gets an unguessable one. Pictures are uploaded media. */
export const partnerBody = z
  .strictObject({ catalogue_id: id, token: linkToken.optional(), ...changeable })
  .partial({ company: true, phones: true, lang: true, photo_id: true, logo_id: true })
  .meta({ id: 'PartnerBody' })
/** The body of `POST manage/partners`. */
export type PartnerBody = z.infer<typeof partnerBody>

/** `PATCH manage/partners/{id}`: everything but the link itself. */
export const partnerPatch = z.strictObject(changeable).partial().meta({ id: 'PartnerPatch' })
/** The body of `PATCH manage/partners/{id}`. */
export type PartnerPatch = z.infer<typeof partnerPatch>

/** A partner's link: the second token, the address to share, and the contacts it shows. Revoked links stay listed. */
const partner = contacts
  .omit({ is_partner: true })
  .extend({
    id,
    catalogue_id: id,
    token: z.string(),
    url: z.string(),
    lang: languageCode,
    created_at: z.iso.datetime(),
    revoked_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Partner' })
/** A partner in the management API. */
export type Partner = z.infer<typeof partner>

/** `POST manage/partners` and `PATCH manage/partners/{id}`. */
export const partnerAnswer = answerOf(partner)

/** `GET manage/partners`: those of one catalogue, or all. */
export const partnersQuery = z.object({ catalogue_id: idText.optional() })

/** `GET manage/partners`. */
export const partnersAnswer = listOf(partner)
