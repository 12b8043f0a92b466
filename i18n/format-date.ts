import type { ConstructionEnd } from '#domain/project/descriptions.ts'
import type { Translator } from './translator.ts'

/** A day, from an ISO date: 15 November 2026. */
export function formatDate(translator: Translator, isoDate: string): string {
  return translator.dateFormat({ dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate))
}

/** A month of a construction report, from an ISO date: November 2026. */
export function formatMonth(translator: Translator, isoDate: string): string {
  return translator.dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(isoDate))
}

/** Construction end as quarter plus year (spec 9). */
export function formatConstructionEnd(translator: Translator, { quarter, year }: ConstructionEnd): string {
  // Texts, since a year has no thousands separator.
  return translator.t('construction_end', { quarter: String(quarter), year: String(year) })
}
