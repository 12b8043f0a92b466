import type { Translator } from '#i18n/translator.ts'

/** Formats a time to the minute, in a time zone and marked with it. */
export function formatMoment(translator: Translator, moment: Date, timeZone: string): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const
  const time = { hour: '2-digit', minute: '2-digit', timeZone, timeZoneName: 'short' } as const
  return translator.dateFormat({ ...day, ...time }).format(moment)
}
