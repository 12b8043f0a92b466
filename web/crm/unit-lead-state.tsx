import { Suspense } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { unitOfLead } from '#domain/lead/lead-units.ts'
import { Badge } from '#ui/button/badge.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { PushFailure } from './push-failure.tsx'
import { PushState } from './push-state.tsx'
import styles from './unit-lead-state.module.css'
import { nameOfLead, useLead } from './use-lead.ts'
import { useLeadActions } from './use-lead-actions.ts'

/** On the card of a unit: who requested it, and its CRM state. */
export function UnitLeadState({ instance }: { instance: Instance }) {
  return (
    <Suspense>
      <OpenState instance={instance} />
    </Suspense>
  )
}

function OpenState({ instance }: { instance: Instance }) {
  const { t } = useTranslator()
  const { store, state } = useLead()
  const { sendAgain } = useLeadActions(store)
  const unit = state.kind === 'open' ? unitOfLead(state.lead, instance.id) : null
  if (state.kind !== 'open' || !unit) return null
  const { lead } = state
  return (
    <div className={styles.state} role="status">
      {unit.requested && (
        <span className={styles.asked}>
          <Badge tone="ink">{t('crm.requested')}</Badge>
          <span dir="auto">{t('crm.requested_by', { lead: nameOfLead(lead) })}</span>
        </span>
      )}
      {!unit.linked && <Badge tone="line">{t('crm.unlinked_unit')}</Badge>}
      <span className={styles.push}>
        <PushState unit={unit} field={unit.linked ? lead.field : 'list'} />
      </span>
      <span className={styles.why}>
        <PushFailure unit={unit} onSendAgain={sendAgain} />
      </span>
    </div>
  )
}
