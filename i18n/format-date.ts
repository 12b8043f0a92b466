import type { LanguageCode } from '#domain/language/language.ts'
import type { ConstructionEnd } from '#domain/project/descriptions.ts'
import type { Translator } from './translator.ts'

/** The language and its date formats, which the catalogue and the Studio share. */
type Dates = Pick<Translator, 'language' | 'dateFormat'>

/** A day, from an ISO date: 15 November 2026. */
export function formatDate(translator: Dates, isoDate: string): string {
  const date = new Date(isoDate)
  const own = OWN_DATES[translator.language.code]
  if (own) return own.day(date.getUTCDate(), monthOf(own, date.getUTCMonth()), date.getUTCFullYear())
  return translator.dateFormat({ dateStyle: 'long', timeZone: 'UTC' }).format(date)
}

/** A month of a construction report, from an ISO date: November 2026. */
export function formatMonth(translator: Dates, isoDate: string): string {
  const date = new Date(isoDate)
  const own = OWN_DATES[translator.language.code]
  if (own) return `${monthOf(own, date.getUTCMonth())}, ${date.getUTCFullYear()}`
  return translator.dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date)
}

/** A month without its year, from an ISO date: November. */
export function formatMonthName(translator: Dates, isoDate: string): string {
  const date = new Date(isoDate)
  const own = OWN_DATES[translator.language.code]
  return own ? monthOf(own, date.getUTCMonth()) : translator.dateFormat({ month: 'long', timeZone: 'UTC' }).format(date)
}

interface OwnDates {
  readonly months: string
  readonly day: (day: number, month: string, year: number) => string
}

// Chromium has no date data for these two. It would write English, or `1970 M01 1`.
const OWN_DATES: Partial<Record<LanguageCode, OwnDates>> = {
  ka: {
    months: 'იანვარი თებერვალი მარტი აპრილი მაისი ივნისი ივლისი აგვისტო სექტემბერი ოქტომბერი ნოემბერი დეკემბერი',
    day: (day, month, year) => `${day} ${month}, ${year}`,
  },
  uz: {
    months: 'yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr',
    day: (day, month, year) => `${day}-${month}, ${year}`,
  },
}

function monthOf({ months }: OwnDates, month: number): string {
  return months.split(' ')[month] ?? ''
}

/** Construction end as quarter and year. */
export function formatConstructionEnd(translator: Translator, { quarter, year }: ConstructionEnd): string {
  // As text, so that the year gets no thousands separator.
  return translator.t('construction_end', { quarter: String(quarter), year: String(year) })
}

/** A moment as the time if it is today, otherwise as the day. */
export function formatMoment(translator: Dates, isoMoment: string, now: Date): string {
  const moment = new Date(isoMoment)
  const own = OWN_DATES[translator.language.code]
  if (moment.toDateString() === now.toDateString()) {
    if (own) return [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
    return translator.dateFormat({ timeStyle: 'short' }).format(moment)
  }
  if (own) return own.day(moment.getDate(), monthOf(own, moment.getMonth()), moment.getFullYear())
  return translator.dateFormat({ day: 'numeric', month: 'short' }).format(moment)
}
