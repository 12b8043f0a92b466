import { type ReactNode, Suspense, useLayoutEffect } from 'react'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './crm-bar.module.css'
import { LeadLine } from './lead-line.tsx'
import { useLead } from './use-lead.ts'

/** A bar with the lead for which the catalogue is open, or the reason why the lead could not be opened. */
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
  const isShown = state.kind !== 'left' && state.kind !== 'absent'
  useLayoutEffect(() => {
    // `web/hydration/settle.ts` keeps its place.
    if (!isShown) delete document.documentElement.dataset.crm
  }, [isShown])
  switch (state.kind) {
    case 'left':
    case 'absent':
      return null
    case 'loading':
      return <Bar>{<p>{t('message.loading')}</p>}</Bar>
    case 'open':
      return (
        <Bar>
          <LeadLine store={store} lead={state.lead} isOnlyLinked={state.isOnlyLinked} />
        </Bar>
      )
    case 'failed':
      return (
        <Bar isBad>
          <p role="alert">{t('message.load_failed')}</p>
          <Button variant="plain" size="small" onClick={() => void store.load()}>
            {t('control.try_again')}
          </Button>
        </Bar>
      )
    case 'refused':
      return (
        <Bar isBad>
          <p role="alert">{t(`crm.${state.why}`)}</p>
          <IconButton icon="close" size="small" label={t('control.close')} onClick={store.leave} />
        </Bar>
      )
  }
}

function Bar({ isBad = false, children }: { isBad?: boolean; children: ReactNode }) {
  const { t } = useTranslator()
  return (
    <aside className={styles.bar} aria-label={t('crm.lead')}>
      <Icon name={isBad ? 'alert' : 'link'} size="small" />
      {children}
    </aside>
  )
}
