import { type ReactNode, Suspense } from 'react'
import type { Lead } from '#contract/crm.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Popover } from '#web/ui/popover.tsx'
import styles from './crm-bar.module.css'
import { LinkedUnits } from './linked-units.tsx'
import { nameOfLead, useLead } from './use-lead.ts'

/** A quiet line that says for which lead the catalogue is open; or that it is not, and why. */
export function CrmBar() {
  return (
    <Suspense>
      <OpenBar />
    </Suspense>
  )
}

function OpenBar() {
  const { t } = useTranslator()
  const { store, state } = useLead()
  switch (state.kind) {
    case 'left':
      return null
    case 'loading':
      return <Bar text={t('message.loading')} />
    case 'open':
      return <LeadLine lead={state.lead} />
    case 'failed':
      return (
        <Bar text={t('message.load_failed')} isBad>
          <Button variant="plain" size="small" onClick={() => void store.load()}>
            {t('control.try_again')}
          </Button>
        </Bar>
      )
    case 'refused':
      return (
        <Bar text={t(`crm.${state.why}`)} isBad>
          <IconButton icon="close" size="small" label={t('control.close')} onClick={store.leave} />
        </Bar>
      )
  }
}

function LeadLine({ lead }: { lead: Lead }) {
  const { t } = useTranslator()
  const count = lead.instances.length
  return (
    <Bar text={t('crm.lead')} name={nameOfLead(lead)}>
      {count === 0 ? (
        <span className={styles.none}>{t('crm.no_units')}</span>
      ) : (
        <Popover
          label={t('crm.units')}
          align="end"
          className={styles.popover}
          trigger={(target) => (
            <Button variant="plain" size="small" {...target}>
              {t('count.units', { count })}
              <Icon name="down" size="small" />
            </Button>
          )}
        >
          {(close) => <LinkedUnits lead={lead} close={close} />}
        </Popover>
      )}
    </Bar>
  )
}

interface BarProps {
  readonly text: string
  readonly name?: string
  readonly isBad?: boolean
  readonly children?: ReactNode
}

function Bar({ text, name, isBad = false, children }: BarProps) {
  const { t } = useTranslator()
  return (
    <aside className={styles.bar} aria-label={t('crm.lead')}>
      <Icon name={isBad ? 'alert' : 'link'} size="small" />
      <p role={isBad ? 'alert' : undefined}>
        {text}
        {name && <b dir="auto">{name}</b>}
      </p>
      {children && <span className={styles.action}>{children}</span>}
    </aside>
  )
}
