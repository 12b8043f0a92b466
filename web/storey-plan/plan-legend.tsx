import type { Storey } from '#domain/chess/chess.ts'
import { countStatuses } from '#domain/chess/count-statuses.ts'
import { unitsWanted } from '#domain/place/place-figures.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { StatusMark } from '#web/instance/status-mark.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './plan-legend.module.css'
import { statusesOnPlan } from './plan-storey.ts'

/** The statuses by colour, each with the number of units the visitor looks for, and a note if nothing is free on the storey. */
export function PlanLegend({ storey }: { storey: Storey }) {
  const { t } = useTranslator()
  const { statuses } = useProject().data
  const { wanted } = useChoice()
  const counts = countStatuses(unitsWanted(storey, wanted), statusesOnPlan(storey, statuses))
  return (
    <div className={styles.legend}>
      <ul aria-label={t('chess.legend')}>
        {counts.map(({ status, count }) => (
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
