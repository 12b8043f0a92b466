import { memo } from 'react'
import type { StoreyRow } from '#domain/chess/grid-layout.ts'
import { isStreetOfHouses } from '#domain/chess/street-of-houses.ts'
import { usePlaceFigures } from '#web/choice/use-place-figures.ts'
import { gridCell } from '#web/grid/grid-aria.ts'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './chess-grid.module.css'
import { nameOfRow } from './name-of-row.ts'
import { wordFree } from './word-free.ts'

interface StoreyHeadProps {
  readonly row: StoreyRow
  readonly isTabStop: boolean
}

/** The header of a storey: its number and its free units. A click opens the storey. */
export const StoreyHead = memo(function StoreyHead({ row, isTabStop }: StoreyHeadProps) {
  const translator = useTranslator()
  const words = useUnitWords()
  const figures = usePlaceFigures()(row)
  const [storey] = row.storeys
  // A street of houses has no storey number; the number of free houses is more useful.
  const isNumbered = !storey || !isStreetOfHouses(storey.estate) || storey.section.storeys.length > 1
  return (
    <div {...gridCell('rowheader', 0)} className={styles.storey} data-muted={figures.free === 0 || undefined}>
      <button
        type="button"
        tabIndex={isTabStop ? 0 : -1}
        data-part="panels storey-panel"
        aria-label={`${nameOfRow(translator, row)}, ${wordFree(translator, words, figures)}`}
      >
        {/* A basement is -1 in right-to-left too. */}
        {isNumbered ? <bdi dir="ltr">{row.number}</bdi> : <span>{figures.free || '–'}</span>}
      </button>
      {isNumbered && figures.free > 0 && <span aria-hidden="true">{figures.free}</span>}
    </div>
  )
})
