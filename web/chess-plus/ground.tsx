// biome-ignore-all lint/a11y/useSemanticElements: the cells of this grid are placed one by one, which no table allows.
// biome-ignore-all lint/a11y/useFocusableInteractive: rows and headers only label the cells.

import { memo } from 'react'
import type { GridHead } from '#domain/chess/grid-layout.ts'
import { isolated } from '#i18n/isolate.ts'
import { wordPlaceFree } from '#i18n/word-kinds.ts'
import { wordAxis, wordSection } from '#i18n/word-place.ts'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import { usePlaceFigures } from '#web/choice/use-place-figures.ts'
import { ariaPlace } from '#web/grid/grid-aria.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { GROUND, lengthOf, startOf } from './measures.ts'
import styles from './plus-map.module.css'
import type { MapWindow } from './use-map-window.ts'

const SEPARATOR = ' · '

/** The ground line: the name of each tower and its free units. */
export const Ground = memo(function Ground({ towers, window }: { towers: readonly GridHead[]; window: MapWindow }) {
  const translator = useTranslator()
  const figuresOf = usePlaceFigures()
  const { measures, from, to } = window
  return (
    <div role="row" aria-rowindex={1} className={styles.ground} style={{ blockSize: GROUND }}>
      <span role="columnheader" {...ariaPlace(0)} className={styles.corner} style={{ inlineSize: measures.axis }}>
        <VisuallyHidden>
          {wordAxis(
            translator,
            towers.map(({ section }) => section),
          )}
        </VisuallyHidden>
      </span>
      {towers.map(({ section, column, columns }, index) => {
        const start = startOf(column, index, measures)
        const inlineSize = lengthOf(columns, measures)
        if (start > to || start + inlineSize < from) return null
        const { estate } = section
        // The name or number alone: there is no room for the word "section".
        const part = estate.sections.length > 1 ? (section.name ?? String(section.number)) : null
        return (
          <span
            key={section.id}
            role="columnheader"
            {...ariaPlace(column, columns)}
            className={styles.tower}
            style={{ insetInlineStart: start, inlineSize }}
            title={[estate.name, part === null ? '' : wordSection(translator, section)]
              .filter(Boolean)
              .map(isolated)
              .join(SEPARATOR)}
          >
            {/* Isolated: in right-to-left a letter and the number after it would swap places. */}
            <b>
              <bdi>{estate.name}</bdi>
              {part !== null && SEPARATOR}
              {part !== null && <bdi>{part}</bdi>}
            </b>
            <span>{wordPlaceFree(translator, figuresOf(section), 'with all')}</span>
          </span>
        )
      })}
    </div>
  )
})
