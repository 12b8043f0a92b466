import * as z from 'zod'
import { answerOf } from './answer.ts'
import { historyWho } from './history.ts'
import { id, idText, readWhole } from './id.ts'
import { instanceName, isNamedOnce, NAME_ONCE, namedInstance } from './named-instances.ts'

const MAX_PAGE_SIZE = 500

/** How a hold ended: somebody released the unit, or its time was over. */
const HOLD_ENDS = ['released', 'expired'] as const
/** How a hold ended. */
export type HoldEnd = (typeof HOLD_ENDS)[number]

const moment = z.iso.datetime({ offset: true })
const forWhom = z.string().trim().max(200).nullable()
const note = z.string().trim().max(1000).nullable()

/** Who did something: a person or a key, with the name that staff read. */
export const staffMember = z
  .object({ ...historyWho.shape, name: z.string().nullable().meta({ description: 'Null if it is no longer known.' }) })
  .meta({ id: 'StaffMember' })
/** Who did something. */
export type StaffMember = z.infer<typeof staffMember>

/** A hold without personal data. */
export const unitHold = z
  .object({ id, until: z.iso.datetime(), by: staffMember, created_at: z.iso.datetime() })
  .meta({ id: 'UnitHold' })
/** A hold without personal data. */
export type UnitHold = z.infer<typeof unitHold>

/** A unit that is held for a buyer. */
export const hold = unitHold
  .extend({
    unit: namedInstance,
    for_whom: z.string().nullable(),
    note: z.string().nullable(),
    order_id: id.nullable().meta({ description: 'The request that it is held for.' }),
    ended_at: z.iso.datetime().nullable().meta({ description: 'Null while the unit is held.' }),
    end_reason: z.enum(HOLD_ENDS).nullable(),
  })
  .meta({ id: 'Hold' })
/** A unit that is held for a buyer. */
export type Hold = z.infer<typeof hold>

/** `POST manage/holds`. Without `until` the hold has the default length of the caller's role. */
export const holdBody = z
  .strictObject({
    ...instanceName,
    until: moment.optional(),
    for_whom: forWhom.optional(),
    note: note.optional(),
    order_id: id.nullable().optional(),
  })
  .refine(isNamedOnce, NAME_ONCE)
  .meta({ id: 'HoldBody' })
/** The body of `POST manage/holds`. */
export type HoldBody = z.infer<typeof holdBody>

/** `PATCH manage/holds/{id}`. */
export const holdPatch = z
  .strictObject({ until: moment, for_whom: forWhom, note, order_id: id.nullable() })
  .partial()
  .meta({ id: 'HoldPatch' })
/** The body of `PATCH manage/holds/{id}`. */
export type HoldPatch = z.infer<typeof holdPatch>

/** `GET manage/holds`: the newest first, by default only open ones. `before` is the last id of the previous page. */
export const holdsQuery = z.object({
  before: idText.optional(),
  limit: z.preprocess(readWhole, z.int().min(1).max(MAX_PAGE_SIZE)).optional(),
  project_id: idText.optional(),
  instance_id: idText.optional(),
  ended: z.enum(['without', 'only', 'with']).optional(),
})
/** The parsed query of `GET manage/holds`. */
export type HoldsQuery = z.output<typeof holdsQuery>

/** `GET manage/holds`: `next` is the `before` of the next page; null on the last page. */
export const holdsAnswer = z.object({ data: z.array(hold), next: id.nullable() })
/** The response of `GET manage/holds`. */
export type HoldsAnswer = z.infer<typeof holdsAnswer>

/** `POST manage/holds` and `PATCH manage/holds/{id}`. */
export const holdAnswer = answerOf(hold)
