import { useToast } from '#ui/toast/toast-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import type { LeadStore } from './lead-store.ts'

/** What a manager can do with the lead; a failure of our own server is said. What the CRM says comes by the outcomes. */
export interface LeadActions {
  readonly link: (id: number, isLinked: boolean) => void
  readonly sendAgain: () => void
}

/** Links units, unlinks them, and sends again what did not arrive. */
export function useLeadActions(store: LeadStore): LeadActions {
  const { t } = useTranslator()
  const toast = useToast()
  const report = async (done: Promise<boolean>) => {
    // A refused context says so itself.
    if (!(await done) && store.state().kind === 'open') toast({ text: t('message.error'), icon: 'alert' })
  }
  return {
    link: (id, isLinked) => void report(store.link(id, isLinked)),
    sendAgain: () => void report(store.sendAgain()),
  }
}
