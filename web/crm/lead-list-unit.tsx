import type { Instance } from '#domain/chess/chess.ts'
import type { Lead, LeadUnit } from '#domain/lead/lead.ts'
import { Badge } from '#ui/button/badge.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { InstanceLink } from '#web/instance/instance-link.tsx'
import { Plan } from '#web/instance/plan.tsx'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import styles from './lead-list.module.css'
import type { LeadStore } from './lead-store.ts'
import { PushFailure } from './push-failure.tsx'
import { PushState } from './push-state.tsx'
import { useLeadActions } from './use-lead-actions.ts'

interface LeadListUnitProps {
  readonly store: LeadStore
  readonly lead: Lead
  readonly unit: LeadUnit
  readonly close: () => void
}

/** A unit of a lead with its CRM state and a button to link or unlink it. */
export function LeadListUnit({ store, lead, unit, close }: LeadListUnitProps) {
  const { t } = useTranslator()
  const { project } = useCatalogue()
  const { overlays } = useNavigation()
  const { link, sendAgain } = useLeadActions(store)
  const { instance_id: id, linked } = unit
  const instance = project?.chess.instanceById.get(id)
  const isOpen = overlays.panels.some(({ type, route }) => type === 'details' && route?.id === id)
  return (
    <li className={styles.unit} data-open={isOpen || undefined}>
      {instance ? <UnitLink instance={instance} onClick={close} /> : <b className={styles.name}>{unit.title}</b>}
      <span className={styles.state}>
        {unit.requested && <Badge tone="ink">{t('crm.requested')}</Badge>}
        {!linked && <Badge tone="line">{t('crm.unlinked_unit')}</Badge>}
        <PushState unit={unit} field={linked ? lead.field : 'list'} />
      </span>
      <span className={styles.action}>
        <IconButton
          icon={linked ? 'unlink' : 'link'}
          label={t(linked ? 'control.unlink_crm' : 'control.link_crm')}
          onClick={() => link(id, !linked)}
        />
      </span>
      <span className={styles.why}>
        <PushFailure unit={unit} onSendAgain={sendAgain} />
      </span>
    </li>
  )
}

function UnitLink({ instance, onClick }: { instance: Instance; onClick: () => void }) {
  const words = useUnitWords()
  return (
    <InstanceLink instance={instance} onClick={onClick} className={styles.link}>
      <span className={styles.plan}>
        <Plan instance={instance} sizes="3rem" />
      </span>
      <b className={styles.name}>{words.name(instance)}</b>
      <span className={styles.facts}>{`${words.area(instance)} · ${words.price(instance)}`}</span>
    </InstanceLink>
  )
}
