import { useTranslator } from '#studio/language/language-context.ts'

/** Says a moment as a date and a time. */
export function useWhen(): (moment: string) => string {
  const { dateFormat } = useTranslator()
  const format = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })
  return (moment) => format.format(new Date(moment))
}
