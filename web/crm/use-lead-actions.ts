import { useToast } from '#ui/toast/toast-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import type { LeadStore } from './lead-store.ts'

/** Actions on the lead. They show errors of our server; results of the CRM are reported by `useLeadOutcomes`. */
interface LeadActions {
  readonly link: (id: number, isLinked: boolean) => void
  readonly sendAgain: () => void
}

/** Links and unlinks units, and retries failed pushes. */
export function useLeadActions(store: LeadStore): LeadActions {
  const { t } = useTranslator()
  const toast = useToast()
  const report = async (done: Promise<boolean>) => {
    // A rejected context has its own message.
    if (!(await done) && store.state().kind === 'open') toast({ text: t('message.error'), icon: 'alert' })
  }
  return {
    link: (id, isLinked) => void report(store.link(id, isLinked)),
    sendAgain: () => void report(store.sendAgain()),
  }
}
