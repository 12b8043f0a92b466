import type { LanguageCode } from '#domain/language/language.ts'
import { wallTime } from '#domain/project/zoned-time.ts'
import type { StudioTranslator } from '#studio/language/load-translator.ts'

// Chromium has no names of months in these languages.
const WITHOUT_MONTHS: readonly LanguageCode[] = ['ka', 'uz']

/**
 * A moment in a time zone: 18 Nov, 18:00. Another year than the one of `now` is named, and so is the zone where its clocks
 * differ from those of the reader.
 */
export function formatWhen(translator: StudioTranslator, moment: string | Date, timeZone: string, now: Date): string {
  const { dateFormat, language } = translator
  const date = new Date(moment)
  const year = dateFormat({ year: 'numeric', timeZone })
  return dateFormat({
    timeZone,
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    month: WITHOUT_MONTHS.includes(language.code) ? '2-digit' : 'short',
    ...(year.format(date) !== year.format(now) && { year: 'numeric' }),
    ...(isForeign(date, timeZone) && { timeZoneName: 'short' }),
  }).format(date)
}

/** A time of a day in a time zone, which is named where its clocks differ from those of the reader. */
export function formatClock({ dateFormat }: StudioTranslator, moment: Date, timeZone: string): string {
  return dateFormat({
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    ...(isForeign(moment, timeZone) && { timeZoneName: 'short' }),
  }).format(moment)
}

/** The time zone of the browser. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** A day in a time zone: 18 Nov. */
export function formatDay({ dateFormat, language }: StudioTranslator, moment: Date, timeZone: string): string {
  const month = WITHOUT_MONTHS.includes(language.code) ? '2-digit' : 'short'
  return dateFormat({ timeZone, day: 'numeric', month }).format(moment)
}

/** Whether the clocks of a time zone differ from those of the reader. */
export function isForeign(moment: Date, timeZone: string): boolean {
  return wallTime(timeZone, moment) !== wallTime(ownTimeZone(), moment)
}

/** The days between two moments: 19 Oct – 18 Nov. Years are named if they differ. */
export function formatSpan(
  { dateFormat, language }: StudioTranslator,
  { from, to }: { readonly from: number; readonly to: number },
  timeZone: string,
): string {
  const year = dateFormat({ year: 'numeric', timeZone })
  return dateFormat({
    timeZone,
    day: 'numeric',
    month: WITHOUT_MONTHS.includes(language.code) ? '2-digit' : 'short',
    ...(year.format(from) !== year.format(to) && { year: 'numeric' }),
  }).formatRange(from, to)
}

/** A change in percent with its sign: +2.0 %. */
export function formatChange({ numberFormat }: StudioTranslator, share: number): string {
  return numberFormat({
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(share)
}

/** How far a price jumps, with its sign: +2.0 %, and +928 % without decimals that nobody needs. */
export function formatJump(translator: StudioTranslator, share: number): string {
  if (Math.abs(share) < 1) return formatChange(translator, share)
  return translator
    .numberFormat({ style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' })
    .format(share)
}
