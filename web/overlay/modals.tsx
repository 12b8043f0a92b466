import type { ReactNode } from 'react'
import type { Modal, ModalType } from '#domain/overlay/overlay.ts'
import type { MessageKey } from '#i18n/messages.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { Dialog } from '#web/ui/dialog.tsx'

const TITLES: Readonly<Record<ModalType, MessageKey>> = {
  order: 'control.order',
  callback: 'control.callback',
  catalogSelect: 'title.projects',
  filter: 'control.filter',
  crmSuccessLink: 'control.link_crm',
  errorModal: 'message.error',
}

/** The open modals, the last on top. */
export function Modals({ contentOf }: { contentOf: (modal: Modal) => ReactNode }) {
  const { t } = useTranslator()
  const { overlays, closeModal } = useNavigation()
  return overlays.modals.map((modal) => (
    <Dialog
      key={modal.id}
      title={t(TITLES[modal.type])}
      closeLabel={t('control.close')}
      onClose={() => closeModal(modal.id)}
    >
      {contentOf(modal)}
    </Dialog>
  ))
}
