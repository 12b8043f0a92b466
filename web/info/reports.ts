import type { ProjectData } from '#contract/projects.ts'
import { formatMonth, formatMonthName } from '#i18n/format-date.ts'
import type { Translator } from '#i18n/translator.ts'

/** A construction report of one month. */
export type Report = ProjectData['project']['reports'][number]

/** The reports, the newest first. */
export function newestFirst(reports: readonly Report[]): readonly Report[] {
  return reports.toSorted((a, b) => (a.month === b.month ? b.id - a.id : a.month < b.month ? 1 : -1))
}

/** The report that is read, and those beside it in time; the newest where the chosen one is not there (any more). */
export function reportsAround(reports: readonly Report[], chosen: number | null) {
  const sorted = newestFirst(reports)
  const at = Math.max(
    0,
    sorted.findIndex(({ id }) => id === chosen),
  )
  return { current: sorted[at] ?? null, previous: sorted[at + 1] ?? null, next: sorted[at - 1] ?? null }
}

/** The month after or before one, as reports write it: 2026-12 and 1 give 2027-01. */
export function monthBeside(month: string, step: 1 | -1): string {
  const date = new Date(`${month}-01`)
  date.setUTCMonth(date.getUTCMonth() + step)
  return date.toISOString().slice(0, 7)
}

/** A month with its year, as a heading begins: Октябрь 2026 г. */
export function wordMonth(translator: Translator, month: string): string {
  return begin(translator, formatMonth(translator, month))
}

/** A month alone, as a button begins. */
export function wordMonthName(translator: Translator, month: string): string {
  return begin(translator, formatMonthName(translator, month))
}

/** Georgian has letters that Unicode calls capitals, but no sentence begins with one. */
function begin({ language }: Translator, text: string): string {
  return language.code === 'ka' ? text : text.charAt(0).toLocaleUpperCase(language.tag) + text.slice(1)
}
