import * as z from 'zod'
import { ROLES } from '#domain/account/role.ts'
import { answerOf, listOf } from './answer.ts'
import { id } from './id.ts'

// More projects than any account has.
const MAX_PROJECTS = 1000

/** The role of a key. */
export const role = z.enum(ROLES).meta({ id: 'Role' })

/** What uses a key: the developer's own system, a feed of prices and statuses, or a CRM. */
export const KEY_SOURCES = ['system', 'feed', 'crm'] as const
/** What uses a key. */
export type KeySource = (typeof KEY_SOURCES)[number]

const source = z.enum(KEY_SOURCES).meta({
  description: 'What uses the key. The history names a feed or a CRM as such, and a feed owns the fields it writes.',
})

/** A management key, without the key itself. */
const key = z
  .object({
    id,
    name: z.string(),
    role,
    source,
    /** The projects that the key is limited to; null: all of the account. */
    projects: z.array(id).nullable(),
    /** The last characters of the key; null if they were not stored. */
    ending: z.string().nullable(),
    /** Whether the key comes from the setting MANAGE_KEY. */
    from_setting: z.boolean(),
    /** The key that created it; null: a person or the operator of the server. */
    created_by: id.nullable(),
    /** The person who created it; null: a key or the operator of the server. */
    created_by_person: id.nullable(),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime().nullable(),
    /** To the minute. */
    last_used_at: z.iso.datetime().nullable(),
    revoked_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Key' })
/** A management key in the management API. */
export type Key = z.infer<typeof key>

/** `POST manage/keys`. */
export const keyBody = z
  .strictObject({
    name: z.string().trim().min(1).max(200),
    role,
    source: source.default('system'),
    projects: z.array(id).min(1).max(MAX_PROJECTS).nullable().optional(),
    expires_at: z.iso.datetime({ offset: true }).nullable().optional(),
  })
  .meta({ id: 'KeyBody' })

/** A new key. `key` is shown only once. */
export const createdKey = key.extend({ key: z.string() }).meta({ id: 'CreatedKey' })

/** `GET manage/keys`. */
export const keysAnswer = listOf(key)

/** `POST manage/keys`. */
export const createdKeyAnswer = answerOf(createdKey)
