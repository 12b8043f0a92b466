import * as z from 'zod'
import { DUTIES, type Role } from '#domain/account/role.ts'
import { MAX_HOLD_DAYS } from '#domain/hold/hold-length.ts'
import { answerOf } from './answer.ts'
import { timeZone } from './time-zone.ts'

const days = z.int().min(1).max(MAX_HOLD_DAYS)

const holdLength = z
  .strictObject({ default_days: days, max_days: days })
  .refine(({ default_days, max_days }) => default_days <= max_days, {
    path: ['default_days'],
    error: 'has to be at most max_days',
  })
  .meta({ id: 'HoldLength' })

const roles = DUTIES.sell satisfies readonly Role[]

/** The settings of an account. */
const accountSettings = z
  .object({
    name: z.string(),
    time_zone: timeZone.nullable().meta({
      description: 'For projects that have none of their own; null: UTC, and promotions count on their days anywhere.',
    }),
    hold_days: z.record(z.enum(roles), holdLength).meta({ description: 'How long each role may hold units.' }),
  })
  .meta({ id: 'AccountSettings' })
/** The settings of an account. */
export type AccountSettings = z.infer<typeof accountSettings>

/** `PATCH manage/account`. Roles that `hold_days` leaves out stay as they are; null returns to the defaults. */
export const accountPatch = z
  .strictObject({
    time_zone: timeZone.nullable(),
    hold_days: z.partialRecord(z.enum(roles), holdLength).nullable(),
  })
  .partial()
  .meta({ id: 'AccountPatch' })
/** The body of `PATCH manage/account`. */
export type AccountPatch = z.infer<typeof accountPatch>

/** `GET` and `PATCH manage/account`. */
export const accountAnswer = answerOf(accountSettings)
