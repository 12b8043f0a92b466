import { formatMoment } from '#i18n/format-date.ts'
import { useTranslator } from '#studio/language/language-context.ts'

/** Says a moment as the time if it is today, otherwise as the day. */
export function useShortWhen(): (moment: string) => string {
  const translator = useTranslator()
  return (moment) => formatMoment(translator, moment, new Date())
}
