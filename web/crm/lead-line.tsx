import type { Lead } from '#domain/lead/lead.ts'
import { countPushes, linkedUnits } from '#domain/lead/lead-units.ts'
import { Button } from '#ui/button/button.tsx'
import { Popover } from '#ui/floating/popover.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './crm-bar.module.css'
import { LeadList } from './lead-list.tsx'
import type { LeadStore } from './lead-store.ts'
import { nameOfLead } from './use-lead.ts'
import { useLeadOutcomes } from './use-lead-outcomes.ts'

interface LeadLineProps {
  readonly store: LeadStore
  readonly lead: Lead
  readonly isOnlyLinked: boolean
}

/** The lead, its units, and the number of units that were not sent to the CRM. */
export function LeadLine({ store, lead, isOnlyLinked }: LeadLineProps) {
  const { t } = useTranslator()
  useLeadOutcomes(store, lead)
  const count = linkedUnits(lead).length
  const unsent = countPushes(lead, 'failed')
  return (
    <>
      <p className={styles.who}>
        <span className={styles.aside}>{t('crm.lead')} </span>
        <b dir="auto">{nameOfLead(lead)}</b>
        {lead.name && (
          <span className={styles.aside}>
            {' · '}
            <bdi>{lead.id}</bdi>
          </span>
        )}
      </p>
      <span className={styles.separator} />
      {lead.units.length === 0 ? (
        <span className={styles.none}>{t('crm.no_units')}</span>
      ) : (
        <Units store={store} lead={lead} count={count} />
      )}
      <span role="status" className={styles.unsent}>
        {unsent > 0 && (
          <>
            <Icon name="alert" size="small" />
            <span>{t('crm.unsent', { count: unsent })}</span>
          </>
        )}
      </span>
      {(count > 0 || isOnlyLinked) && (
        <span className={styles.only}>
          <Button
            variant="plain"
            size="small"
            aria-pressed={isOnlyLinked}
            onClick={() => store.showOnlyLinked(!isOnlyLinked)}
          >
            {t('control.only_linked')}
          </Button>
        </span>
      )}
    </>
  )
}

function Units({ store, lead, count }: { store: LeadStore; lead: Lead; count: number }) {
  const { t } = useTranslator()
  return (
    <Popover
      label={t('crm.units_of', { lead: nameOfLead(lead) })}
      className={styles.popover}
      trigger={(target) => (
        <Button variant="plain" size="small" {...target}>
          {t('count.units', { count })}
          <Icon name="down" size="small" />
        </Button>
      )}
    >
      {(close) => <LeadList store={store} lead={lead} close={close} />}
    </Popover>
  )
}
