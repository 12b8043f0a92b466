import type { AccountSettings } from '#contract/account-settings.ts'
import { DUTIES } from '#domain/account/role.ts'
import { type HoldLength, MAX_HOLD_DAYS } from '#domain/hold/hold-length.ts'
import { FALLBACK_LANGUAGE } from '#domain/language/language.ts'
import { readNumber } from '#domain/table/read-number.ts'
import type { StudioKey } from '#i18n/messages.ts'

/** A role that may hold units. */
type HolderRole = (typeof DUTIES.sell)[number]

/** What is typed for each role. */
export type HoldTexts = Readonly<Record<HolderRole, Readonly<Record<keyof HoldLength, string>>>>

/** What is wrong with the fields of a role. */
type RoleFaults = Readonly<Partial<Record<keyof HoldLength, StudioKey>>>

/** What is wrong with a field, by role. */
type HoldFaults = Readonly<Partial<Record<HolderRole, RoleFaults>>>

/** The texts of stored lengths. */
export function holdTexts(days: AccountSettings['hold_days']): HoldTexts {
  const texts = DUTIES.sell.map((role) => {
    const { default_days, max_days } = days[role]
    return [role, { default_days: String(default_days), max_days: String(max_days) }] as const
  })
  return Object.fromEntries(texts) as HoldTexts
}

/** Reads the typed lengths. They are null if anything is wrong. */
export function readHoldDays(texts: HoldTexts): {
  readonly days: AccountSettings['hold_days'] | null
  readonly faults: HoldFaults
} {
  const faults: Partial<Record<HolderRole, RoleFaults>> = {}
  const days: Partial<Record<HolderRole, HoldLength>> = {}
  for (const role of DUTIES.sell) {
    const [first, max] = [readDays(texts[role].default_days), readDays(texts[role].max_days)]
    const wrong = {
      ...(first === null && { default_days: 'people.holds.fault.days' as const }),
      ...(max === null && { max_days: 'people.holds.fault.days' as const }),
      ...(first !== null && max !== null && first > max && { default_days: 'people.holds.fault.longer' as const }),
    }
    if (Object.keys(wrong).length > 0) faults[role] = wrong
    else if (first !== null && max !== null) days[role] = { default_days: first, max_days: max }
  }
  const isWhole = Object.keys(faults).length === 0
  return { days: isWhole ? (days as AccountSettings['hold_days']) : null, faults }
}

/** A whole number of days; null if it is none, or out of range. */
function readDays(text: string): number | null {
  const read = readNumber(text, FALLBACK_LANGUAGE)
  const isDays = read.kind === 'value' && Number.isInteger(read.value) && read.value >= 1 && read.value <= MAX_HOLD_DAYS
  return isDays ? read.value : null
}
