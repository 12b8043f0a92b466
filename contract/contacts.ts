import * as z from 'zod'
import type { Contacts } from '#domain/partner/contacts.ts'
import { PROFILE_TYPES } from '#domain/partner/profile-type.ts'
import type { SchemaOf } from './agreement.ts'
import { image } from './image.ts'

/** The kind of person or firm behind contacts; a label, no right (spec 6). */
export const profileType = z.literal(PROFILE_TYPES)

/** Whom a visitor can reach: the developer or, under a partner's link, the partner alone. */
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
