import { memo } from 'react'
import type { GridHead } from '#domain/chess/grid-layout.ts'
import { wordAxis, wordSection } from '#i18n/word-place.ts'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import { usePlaceFigures } from '#web/choice/use-place-figures.ts'
import { gridCell, gridRow } from '#web/grid/grid-aria.ts'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './chess-grid.module.css'
import { type ChessSizes, extentOf } from './chess-sizes.ts'
import { wordFree } from './word-free.ts'

interface SectionHeadsProps {
  readonly heads: readonly GridHead[]
  readonly starts: readonly number[]
  readonly sizes: ChessSizes
}

/** The headers of the sections, with the free units in each. */
export const SectionHeads = memo(function SectionHeads({ heads, starts, sizes }: SectionHeadsProps) {
  const translator = useTranslator()
  const words = useUnitWords()
  const figuresOf = usePlaceFigures()
  return (
    <div {...gridRow(0)} className={styles.heads}>
      <div {...gridCell('columnheader', 0)} className={styles.corner}>
        <VisuallyHidden>
          {wordAxis(
            translator,
            heads.map(({ section }) => section),
          )}
        </VisuallyHidden>
      </div>
      {heads.map((head) => {
        const { section } = head
        const { start, size } = extentOf(head, starts, sizes)
        const figures = figuresOf(section)
        return (
          <div
            key={section.id}
            {...gridCell('columnheader', head.column, head.columns)}
            className={styles.head}
            data-muted={figures.free === 0 || undefined}
            style={{ insetInlineStart: `${start}rem`, inlineSize: `${size}rem` }}
          >
            <span className={styles.title}>
              <strong>{wordSection(translator, section)}</strong>{' '}
              <span>{wordFree(translator, words, figures, 'with all')}</span>
            </span>
          </div>
        )
      })}
    </div>
  )
})
