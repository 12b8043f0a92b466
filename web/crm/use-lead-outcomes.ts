import { useEffect, useEffectEvent } from 'react'
import type { Lead } from '#domain/lead/lead.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import type { LeadStore } from './lead-store.ts'
import type { LeadOutcome } from './lead-watch.ts'
import { nameOfLead } from './use-lead.ts'
import { useLeadActions } from './use-lead-actions.ts'

/** Shows the CRM's result of a link: in a modal if the unit's card is still open, else in a toast. */
export function useLeadOutcomes(store: LeadStore, lead: Lead): void {
  const { t } = useTranslator()
  const toast = useToast()
  const words = useUnitWords()
  const { sendAgain } = useLeadActions(store)
  const { project } = useCatalogue()
  const { overlays, openModal } = useNavigation()
  const name = nameOfLead(lead)
  const onOutcome = useEffectEvent(({ id, ended }: LeadOutcome) => {
    if (ended === 'failed') {
      const action = { label: t('control.send_again'), onAction: sendAgain }
      return toast({ text: t('crm.not_sent'), icon: 'alert', action })
    }
    if (ended === 'unlinked') return toast({ text: t('crm.unlinked', { lead: name }), icon: 'unlink' })
    const unit = project?.chess.instanceById.get(id)
    const isCardOpen = overlays.panels.some(({ type, route }) => type === 'details' && route?.id === id)
    if (unit && isCardOpen && overlays.modals.length === 0)
      openModal({ type: 'crmSuccessLink', props: { lead: name, unit: words.name(unit) } })
    else toast({ text: t('crm.linked', { lead: name }), icon: 'link' })
  })
  useEffect(() => store.onOutcome(onOutcome), [store])
}
