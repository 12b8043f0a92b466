import { memo } from 'react'
import type { GridRow } from '#domain/chess/grid.ts'
import { usePlaceFigures } from '#web/choice/use-place-figures.ts'
import { gridCell } from '#web/grid/grid-spot.ts'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './chess-grid.module.css'
import { wordFree } from './word-free.ts'

interface StoreyHeadProps {
  readonly row: GridRow
  readonly isTabStop: boolean
}

/** The number of a storey and how many units are free on it; it opens the storey. */
export const StoreyHead = memo(function StoreyHead({ row, isTabStop }: StoreyHeadProps) {
  const translator = useTranslator()
  const { t } = translator
  const words = useUnitWords()
  const figures = usePlaceFigures()(row)
  const number = String(row.number)
  return (
    <div {...gridCell('rowheader', 0)} className={styles.storey} data-muted={figures.free === 0 || undefined}>
      <button
        type="button"
        tabIndex={isTabStop ? 0 : -1}
        aria-label={`${t('storey.name', { number })}, ${wordFree(translator, words, figures)}`}
      >
        {/* A basement is -1 in right-to-left too. */}
        <bdi dir="ltr">{number}</bdi>
      </button>
      {figures.free > 0 && <span aria-hidden="true">{figures.free}</span>}
    </div>
  )
})
