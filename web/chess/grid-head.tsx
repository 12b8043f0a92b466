import type { Estate } from '#domain/chess/chess.ts'
import { kindsOf } from '#domain/kind/kind.ts'
import { formatNumber } from '#i18n/format-number.ts'
import { joinWords } from '#i18n/join-words.ts'
import { wordFreeOf } from '#i18n/word-kinds.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { EstateTabs } from './estate-tabs.tsx'
import styles from './grid-head.module.css'

const ChessLegend = lazyPart('chess-legend', async () => (await import('./chess-legend.tsx')).ChessLegend, {
  says: 'next',
})

interface GridHeadProps {
  readonly estate: Estate
  readonly isInThousands: boolean
}

/** The heading of the grid: what the whole catalogue has for the visitor, the buildings, and the legend of the shown one. */
export function GridHead({ estate, isInThousands }: GridHeadProps) {
  const { chess } = useProject()
  return (
    <header className={styles.head}>
      <Available />
      <div className={styles.second}>
        <EstateTabs chess={chess} current={estate} />
        <ChessLegend estate={estate} isInThousands={isInThousands} />
      </div>
    </header>
  )
}

/** 97 of 194 homes available, from €223,900. */
function Available() {
  const translator = useTranslator()
  const words = useUnitWords()
  const { count, wanted } = useChoice()
  if (!count) return null
  const [kind = null, ...others] = kindsOf(wanted.types)
  const sole = others.length === 0 ? kind : null
  const price = sole && count.from !== null ? words.money(count.from) : null
  const texts = [
    count.all === 0 ? translator.t('filter.nothing') : wordFreeOf(translator, count, sole),
    ...(price === null ? [] : [translator.t('price.from', { price })]),
  ]
  return (
    <h1 className={styles.first}>
      <Strong text={joinWords(translator, texts)} parts={[formatNumber(translator, count.free), price ?? '']} />
    </h1>
  )
}

/** A text with the first of each of some parts of it in bold. */
function Strong({ text, parts: [part = '', ...others] }: { text: string; parts: readonly string[] }) {
  const at = part === '' ? -1 : text.indexOf(part)
  if (at < 0) return others.length > 0 ? <Strong text={text} parts={others} /> : text
  const after = text.slice(at + part.length)
  return (
    <>
      {text.slice(0, at)}
      <b>{part}</b>
      {others.length > 0 ? <Strong text={after} parts={others} /> : after}
    </>
  )
}
