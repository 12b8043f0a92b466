import type { Storey } from '#domain/chess/chess.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { StatusMark } from '#web/instance/status-mark.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './plan-legend.module.css'
import { countsByStatus } from './plan-storey.ts'

/** The statuses by colour, with the number of units each, and a note if nothing is free on the storey. */
export function PlanLegend({ storey }: { storey: Storey }) {
  const { t } = useTranslator()
  const { statuses } = useProject().data
  return (
    <div className={styles.legend}>
      <ul aria-label={t('chess.legend')}>
        {countsByStatus(storey, statuses).map(({ status, count }) => (
          <li key={status.id}>
            <StatusMark status={status}>
              <b>{count}</b>
            </StatusMark>
          </li>
        ))}
      </ul>
      {storey.free_count === 0 && <p>{t('message.not_available_text')}</p>}
    </div>
  )
}
