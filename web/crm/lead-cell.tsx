import { useSyncExternalStore } from 'react'
import { markOfUnit, type UnitMark, unitOfLead } from '#domain/lead/lead-units.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { CellExtra } from '#web/instance/cell-extra.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './lead-cell.module.css'
import type { LeadStore } from './lead-store.ts'
import { useLeadActions } from './use-lead-actions.ts'

/** The marks of a lead's units in the chess, and a button to link a unit. */
export function createLeadCells(store: LeadStore): CellExtra {
  return ({ id }, isTabStop) => <LeadCell store={store} id={id} isTabStop={isTabStop} />
}

interface LeadCellProps {
  readonly store: LeadStore
  readonly id: number
  readonly isTabStop: boolean
}

/** Every visible cell has one; it renders again only if its own unit changes. */
function LeadCell({ store, id, isTabStop }: LeadCellProps) {
  const look = useSyncExternalStore(store.subscribe, () => lookOf(store, id))
  if (look === 'none') return null
  const [linked, mark] = look.split(' ')
  return (
    <>
      {mark && <Mark mark={mark as UnitMark} />}
      <QuickLink store={store} id={id} isLinked={linked === 'linked'} isTabStop={isTabStop} />
    </>
  )
}

/** The state as a string, so that equal states compare equal. */
function lookOf(store: LeadStore, id: number): string {
  const state = store.state()
  if (state.kind !== 'open') return 'none'
  const unit = unitOfLead(state.lead, id)
  return `${unit?.linked ? 'linked' : 'free'} ${(unit && markOfUnit(unit)) ?? ''}`.trim()
}

const ICONS = { requested: 'user', linked: 'link' } as const
const WORDS = {
  requested: 'crm.requested',
  linked: 'crm.linked_unit',
  sending: 'crm.sending',
  failed: 'crm.not_sent',
} as const

function Mark({ mark }: { mark: UnitMark }) {
  const { t } = useTranslator()
  return (
    <>
      <span className={styles.line} aria-hidden="true" />
      <span className={styles.mark} data-mark={mark} role="img" aria-label={t(WORDS[mark])}>
        {mark === 'sending' && <span className={styles.ring} />}
        {mark === 'failed' && '!'}
        {(mark === 'requested' || mark === 'linked') && <Icon name={ICONS[mark]} />}
      </span>
    </>
  )
}

function QuickLink({ store, id, isLinked, isTabStop }: LeadCellProps & { readonly isLinked: boolean }) {
  const { t } = useTranslator()
  const { link } = useLeadActions(store)
  return (
    <button
      type="button"
      className={styles.quick}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={t(isLinked ? 'control.unlink_crm' : 'control.link_crm')}
      onClick={(event) => {
        // Without this the cell would open the unit's card.
        event.stopPropagation()
        link(id, !isLinked)
      }}
    >
      {t(isLinked ? 'control.unlink_short' : 'control.link_short')}
    </button>
  )
}
