import { useMemo } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { countStatuses } from '#domain/chess/count-statuses.ts'
import { unitsWanted } from '#domain/place/place-figures.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { StatusMark } from '#web/instance/status-mark.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './plus-bar.module.css'

/** The statuses of the units on the map, each with the number of those the visitor looks for. */
export function StatusLegend({ instances }: { instances: readonly Instance[] }) {
  const { t, numberFormat } = useTranslator()
  const { wanted } = useChoice()
  const statuses = useMemo(() => {
    const shown = instances.map(({ status }) => status)
    return countStatuses(unitsWanted({ instances }, wanted), shown)
  }, [instances, wanted])
  return (
    <ul className={styles.legend} aria-label={t('chess.legend')}>
      {statuses.map(({ status, count }) => (
        <li key={status.id}>
          <StatusMark status={status}>
            <b>{numberFormat({}).format(count)}</b>
          </StatusMark>
        </li>
      ))}
    </ul>
  )
}
