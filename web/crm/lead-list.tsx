import type { Lead } from '#domain/lead/lead.ts'
import { nextReplaced } from '#domain/lead/lead-units.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './lead-list.module.css'
import { LeadListUnit } from './lead-list-unit.tsx'
import type { LeadStore } from './lead-store.ts'
import { nameOfLead } from './use-lead.ts'

interface LeadListProps {
  readonly store: LeadStore
  readonly lead: Lead
  readonly close: () => void
}

/** The units of a lead with their CRM states. */
export function LeadList({ store, lead, close }: LeadListProps) {
  const { t } = useTranslator()
  return (
    <div className={styles.list}>
      <div className={styles.top}>
        <h2>{t('crm.units_of', { lead: nameOfLead(lead) })}</h2>
        <IconButton icon="close" label={t('control.close')} onClick={close} />
      </div>
      {lead.field === 'one' && (
        <p className={styles.oneValue}>
          <Icon name="info" size="small" />
          <span>
            <b>{t('crm.one_value')}</b> {t('crm.one_value_text')}
          </span>
        </p>
      )}
      <ul>
        {lead.units.map((unit) => (
          <LeadListUnit key={unit.instance_id} store={store} lead={lead} unit={unit} close={close} />
        ))}
      </ul>
      <p className={styles.end}>
        <Foot lead={lead} />
      </p>
    </div>
  )
}

/** Explains what linking another unit does. */
function Foot({ lead }: { lead: Lead }) {
  const { t } = useTranslator()
  const { project } = useCatalogue()
  const words = useUnitWords()
  const replaced = nextReplaced(lead)
  if (!replaced) return t('crm.link_more')
  const instance = project?.chess.instanceById.get(replaced.instance_id)
  return t('crm.next_replaces', { unit: instance ? words.name(instance) : replaced.title })
}
