import { useMemo } from 'react'
import type { Estate } from '#domain/chess/chess.ts'
import { unitsIn } from '#domain/chess/units-in.ts'
import { unitsWanted } from '#domain/place/place-figures.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { StatusMark } from '#web/instance/status-mark.tsx'
import { TagMark } from '#web/instance/tag-mark.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './chess-legend.module.css'
import { legendOf } from './legend-of.ts'

interface ChessLegendProps {
  readonly estate: Estate
  /** Prices in cells are figures in thousands. */
  readonly isInThousands: boolean
}

/** Explains the marks in the cells. If there is little room, the tags disappear first. */
export function ChessLegend({ estate, isInThousands }: ChessLegendProps) {
  const { t } = useTranslator()
  const { wanted } = useChoice()
  const { statuses, hasPromotions, tags } = useMemo(
    () => legendOf(unitsIn(estate), unitsWanted(estate, wanted)),
    [estate, wanted],
  )
  return (
    <ul className={styles.legend} aria-label={t('chess.legend')}>
      {isInThousands && <li className={styles.note}>{t('price.in_compact')}</li>}
      {statuses.map(({ status, count }) => (
        <li key={status.id}>
          <StatusMark status={status}>
            <b>{count}</b>
          </StatusMark>
        </li>
      ))}
      {hasPromotions && <li className={styles.promotion}>{t('filter.promotions')}</li>}
      {tags.map((tag) => (
        <li key={tag.id} className={styles.tag}>
          <TagMark tag={tag} />
        </li>
      ))}
    </ul>
  )
}
