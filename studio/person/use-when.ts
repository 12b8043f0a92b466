import { formatClock, formatDay, formatWhen } from '#studio/format/format-when.ts'
import { useZone } from '#studio/format/zone-context.ts'
import { useTranslator } from '#studio/language/language-context.ts'

/** Says a moment as a date and a time. */
export function useWhen(): (moment: string) => string {
  const translator = useTranslator()
  const timeZone = useZone()
  return (moment) => formatWhen(translator, moment, timeZone, new Date())
}

/** Says a moment as the time if it is today, otherwise as the day. */
export function useShortWhen(): (moment: string) => string {
  const translator = useTranslator()
  const timeZone = useZone()
  const day = translator.dateFormat({ timeZone, day: 'numeric', month: 'numeric', year: 'numeric' })
  return (text) => {
    const moment = new Date(text)
    if (day.format(moment) === day.format(new Date())) return formatClock(translator, moment, timeZone)
    return formatDay(translator, moment, timeZone)
  }
}
