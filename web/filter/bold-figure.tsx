import { formatNumber } from '#i18n/format-number.ts'
import { useTranslator } from '#web/language/translator-context.ts'

/** A count with its figure in bold. Some languages have words instead of figures for one and two. */
export function BoldFigure({ text, count }: { text: string; count: number }) {
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
