import type { Lead } from '#contract/crm.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { useToast } from '#web/ui/toast-context.ts'
import type { LeadStore } from './lead-store.ts'
import { nameOfLead } from './use-lead.ts'

/** Links a unit to the lead or unlinks it, and says so. */
export function useToggleLink(store: LeadStore): (lead: Lead, instance: Instance) => Promise<void> {
  const { t } = useTranslator()
  const words = useUnitWords()
  const toast = useToast()
  const { openModal } = useNavigation()
  return async (lead, instance) => {
    const isLinked = !lead.instances.includes(instance.id)
    if (!(await store.link(instance.id, isLinked))) {
      // A refused context says so itself.
      if (store.state().kind === 'open') toast({ text: t('message.error'), icon: 'alert' })
      return
    }
    const name = nameOfLead(lead)
    if (!isLinked) return toast({ text: t('crm.unlinked', { lead: name }), icon: 'unlink' })
    openModal({ type: 'crmSuccessLink', props: { lead: name, unit: words.name(instance) } })
  }
}
