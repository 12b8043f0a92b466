import { formatNumber } from '#i18n/format-number.ts'
import { useTranslator } from '#web/language/translator-context.ts'

/** A count in words whose figure stands out; one and two may have words of their own and no figure. */
export function FigureIn({ text, count }: { text: string; count: number }) {
  const figure = formatNumber(useTranslator(), count)
  const [before, after] = text.split(figure)
  return (
    <>
      {before}
      {after !== undefined && <b>{figure}</b>}
      {after}
    </>
  )
}
