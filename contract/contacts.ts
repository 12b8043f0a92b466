import * as z from 'zod'
import type { Contacts } from '#domain/partner/contacts.ts'
import { PROFILE_TYPES } from '#domain/partner/profile-type.ts'
import type { SchemaOf } from './agreement.ts'
import { image } from './image.ts'

/** The kind of person or firm behind contacts. A label only: it grants no rights. */
export const profileType = z.literal(PROFILE_TYPES)

/** The contacts that a visitor sees: the developer's or, under a partner's link, only the partner's. */
export const contacts = z
  .object({
    name: z.string(),
    phones: z.array(z.string()),
    email: z.string().nullable(),
    photo: image.nullable(),
    logo: image.nullable(),
    profile_type: profileType.nullable(),
    company: z.string().nullable(),
    is_partner: z.boolean(),
  })
  .meta({ id: 'Contacts' }) satisfies SchemaOf<Contacts>
