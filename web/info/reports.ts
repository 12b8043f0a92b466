import type { ProjectData } from '#contract/projects.ts'
import { formatMonth, formatMonthName } from '#i18n/format-date.ts'
import type { Translator } from '#i18n/translator.ts'

/** A construction report of one month. */
export type Report = ProjectData['project']['reports'][number]

/** The reports sorted by month, newest first. */
export function newestFirst(reports: readonly Report[]): readonly Report[] {
  return reports.toSorted((a, b) => (a.month === b.month ? b.id - a.id : a.month < b.month ? 1 : -1))
}

/** The chosen report and its neighbours in time. Falls back to the newest if the chosen one does not exist. */
export function reportsAround(reports: readonly Report[], chosen: number | null) {
  const sorted = newestFirst(reports)
  const at = Math.max(
    0,
    sorted.findIndex(({ id }) => id === chosen),
  )
  return { current: sorted[at] ?? null, previous: sorted[at + 1] ?? null, next: sorted[at - 1] ?? null }
}

/** The next or previous month in the format of reports: 2026-12 and 1 give 2027-01. */
export function monthBeside(month: string, step: 1 | -1): string {
  const date = new Date(`${month}-01`)
  date.setUTCMonth(date.getUTCMonth() + step)
  return date.toISOString().slice(0, 7)
}

/** A month and its year, capitalised for a heading: Октябрь 2026 г. */
export function wordMonth(translator: Translator, month: string): string {
  return begin(translator, formatMonth(translator, month))
}

/** A month without its year, capitalised for a button. */
export function wordMonthName(translator: Translator, month: string): string {
  return begin(translator, formatMonthName(translator, month))
}

/** Capitalises the first letter, except in Georgian: it has capitals in Unicode but does not begin words with them. */
function begin({ language }: Translator, text: string): string {
  return language.code === 'ka' ? text : text.charAt(0).toLocaleUpperCase(language.tag) + text.slice(1)
}
