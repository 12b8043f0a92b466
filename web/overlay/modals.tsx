import type { ReactNode } from 'react'
import type { Modal, ModalType } from '#domain/overlay/overlay.ts'
import type { MessageKey } from '#i18n/messages.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { useScreenSize } from '#web/screen/use-screen-size.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

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
  const isSmall = useScreenSize() === 'small'
  return overlays.modals.map((modal) => {
    const parts = {
      title: t(TITLES[modal.type]),
      closeLabel: t('control.close'),
      onClose: () => closeModal(modal.id),
      children: contentOf(modal),
    }
    if (modal.type !== 'filter') return <Dialog key={modal.id} {...parts} />
    // All criteria need all of a small screen, and two columns of a larger one.
    return isSmall ? <Sheet key={modal.id} {...parts} flush /> : <Dialog key={modal.id} {...parts} flush wide />
  })
}
