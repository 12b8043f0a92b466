import { useMemo } from 'react'
import type { Estate } from '#domain/chess/chess.ts'
import { unitsIn } from '#domain/chess/units-in.ts'
import { unitsWanted } from '#domain/place/place-figures.ts'
import { Button } from '#ui/button/button.tsx'
import { Popover } from '#ui/floating/popover.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { availabilityOf } from '#web/instance/status.ts'
import { StatusMark } from '#web/instance/status-mark.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './chess-legend.module.css'
import { legendOf } from './legend-of.ts'
import { MoreMarks } from './more-marks.tsx'

interface ChessLegendProps {
  readonly estate: Estate
  /** Prices in cells are figures in thousands. */
  readonly isInThousands: boolean
}

/** One status of each class with its count; a button shows the other marks of the cells. */
export function ChessLegend({ estate, isInThousands }: ChessLegendProps) {
  const { t } = useTranslator()
  const { wanted } = useChoice()
  const legend = useMemo(() => legendOf(unitsIn(estate), unitsWanted(estate, wanted)), [estate, wanted])
  const classes = legend.statuses.map(({ status }) => availabilityOf(status))
  const isFirst = (_: unknown, index: number) => classes.indexOf(classes[index] ?? 'free') === index
  const others = legend.statuses.filter((entry, index) => !isFirst(entry, index))
  const hasMore = others.length + legend.tags.length > 0 || legend.hasPromotions
  return (
    <div className={styles.keys}>
      <ul className={styles.legend} aria-label={t('chess.legend')}>
        {isInThousands && <li className={joinClasses(styles.note, hasMore && styles.wide)}>{t('price.in_compact')}</li>}
        {legend.statuses.filter(isFirst).map(({ status, count }) => (
          <li key={status.id}>
            <StatusMark status={status}>
              <b>{count}</b>
            </StatusMark>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Popover
          label={t('chess.legend')}
          align="end"
          className={styles.more}
          trigger={(trigger) => (
            <Button {...trigger} variant="plain" size="small">
              {t('chess.more')}
              <Icon name="down" size="small" />
            </Button>
          )}
        >
          {() => <MoreMarks {...legend} statuses={others} isInThousands={isInThousands} />}
        </Popover>
      )}
    </div>
  )
}
