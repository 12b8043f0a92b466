import type { Translator } from '#i18n/translator.ts'

/** Formats a time to the minute, in a time zone and marked with it; in UTC if that of the reader is unknown. */
export function formatMoment(translator: Translator, moment: Date, timeZone = 'UTC'): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const
  const time = { hour: '2-digit', minute: '2-digit', timeZone, timeZoneName: 'short' } as const
  return translator.dateFormat({ ...day, ...time }).format(moment)
}
