import { DUTIES } from '#domain/account/role.ts'
import { readWholeNumber } from '#domain/table/read-number.ts'
import { type HoldLength, MAX_HOLD_DAYS } from './hold-length.ts'

/** A role that may hold units. */
type HolderRole = (typeof DUTIES.sell)[number]

/** The lengths of all roles that may hold units. */
type RoleDays = Readonly<Record<HolderRole, HoldLength>>

/** What is typed for each role. */
export type HoldTexts = Readonly<Record<HolderRole, Readonly<Record<keyof HoldLength, string>>>>

/** What is wrong with the fields of a role: no number of days, or more without a choice than at most. */
type RoleFaults = Readonly<Partial<Record<keyof HoldLength, 'days' | 'longer'>>>

/** The texts of stored lengths. */
export function holdTexts(days: RoleDays): HoldTexts {
  const texts = DUTIES.sell.map((role) => {
    const { default_days, max_days } = days[role]
    return [role, { default_days: String(default_days), max_days: String(max_days) }] as const
  })
  return Object.fromEntries(texts) as HoldTexts
}

/** Reads the typed lengths. They are null if anything is wrong. */
export function readHoldDays(texts: HoldTexts): {
  readonly days: RoleDays | null
  readonly faults: Readonly<Partial<Record<HolderRole, RoleFaults>>>
} {
  const faults: Partial<Record<HolderRole, RoleFaults>> = {}
  const days: Partial<Record<HolderRole, HoldLength>> = {}
  for (const role of DUTIES.sell) {
    const { default_days, max_days } = texts[role]
    const [first, max] = [readDays(default_days), readDays(max_days)]
    const wrong: RoleFaults = {
      ...(first === null && { default_days: 'days' }),
      ...(max === null && { max_days: 'days' }),
      ...(first !== null && max !== null && first > max && { default_days: 'longer' }),
    }
    if (Object.keys(wrong).length > 0) faults[role] = wrong
    else if (first !== null && max !== null) days[role] = { default_days: first, max_days: max }
  }
  const isWhole = Object.keys(faults).length === 0
  return { days: isWhole ? (days as RoleDays) : null, faults }
}

function readDays(text: string): number | null {
  return readWholeNumber(text, 1, MAX_HOLD_DAYS)
}
