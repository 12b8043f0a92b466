import * as z from 'zod'
import { answerOf, listOf } from './answer.ts'
import { staffMember } from './holds.ts'
import { id } from './id.ts'

/** The fields of units that a feed can own. */
export const OWNED_FIELDS = [
  'price',
  'extra_price',
  'status',
  'promoactions',
  'tags',
  'renovation',
  'window_view',
] as const
/** A field of units that a feed can own. */
export type OwnedField = (typeof OWNED_FIELDS)[number]

const field = z.enum(OWNED_FIELDS)

/** A field that a feed writes. Once somebody has taken it over, the feed's changes of it are refused. */
const fieldOwner = z
  .object({
    field,
    key: z.object({ id, name: z.string() }).nullable().meta({ description: 'The key of the feed; null if deleted.' }),
    since: z.iso.datetime().meta({ description: 'When the feed wrote the field first.' }),
    taken: z
      .object({ by: staffMember, at: z.iso.datetime() })
      .nullable()
      .meta({ description: 'Who took the field over; null while the feed owns it.' }),
  })
  .meta({ id: 'FieldOwner' })
/** A field that a feed writes. */
export type FieldOwner = z.infer<typeof fieldOwner>

/** `POST manage/projects/{id}/field-owners/take` and `…/release`. */
export const fieldBody = z.strictObject({ field }).meta({ id: 'FieldBody' })

/** `GET manage/projects/{id}/field-owners`. */
export const fieldOwnersAnswer = listOf(fieldOwner)

/** `POST manage/projects/{id}/field-owners/take`. */
export const fieldOwnerAnswer = answerOf(fieldOwner)
