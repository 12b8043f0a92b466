import { useMemo } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { StatusMark } from '#web/instance/status-mark.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { countStatuses } from './count-statuses.ts'
import styles from './plus-bar.module.css'

/** The statuses of the units on the map, with their counts. */
export function StatusLegend({ instances }: { instances: readonly Instance[] }) {
  const { t, numberFormat } = useTranslator()
  const statuses = useMemo(() => countStatuses(instances), [instances])
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
