import type { ReactNode } from 'react'
import type { Modal, ModalType } from '#domain/overlay/overlay.ts'
import type { MessageKey } from '#i18n/messages.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { Notice } from '#ui/modal/notice.tsx'
import { Sheet } from '#ui/modal/sheet.tsx'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { AsideDialog } from './modal-aside.tsx'

const TITLES: Readonly<Record<ModalType, MessageKey>> = {
  order: 'order.title',
  callback: 'order.callback_title',
  catalogSelect: 'title.projects',
  filter: 'control.filter',
  crmSuccessLink: 'crm.linked',
  errorModal: 'message.error',
}

/** The open modals, the last one on top. */
export function Modals({ contentOf }: { contentOf: (modal: Modal) => ReactNode }) {
  const { overlays } = useNavigation()
  return overlays.modals.map((modal) => (
    <OpenModal key={modal.id} modal={modal}>
      {contentOf(modal)}
    </OpenModal>
  ))
}

function OpenModal({ modal: { id, type, props }, children }: { modal: Modal; children: ReactNode }) {
  const { t } = useTranslator()
  const { closeModal } = useNavigation()
  const isSmall = useScreenSize() === 'small'
  const parts = { title: t(TITLES[type]), closeLabel: t('control.close'), onClose: () => closeModal(id), children }
  if (type === 'errorModal') return <Notice {...parts} icon="alert" isBad />
  if (type === 'crmSuccessLink')
    return <Notice {...parts} icon="link" title={t('crm.linked', { lead: wordOf(props.lead) })} />
  // A sent request shows its confirmation.
  if (props.sentPhone !== undefined) return <Notice {...parts} icon="check" title={t('message.sent')} />
  if (type === 'order' && props.instanceId !== undefined) return <AsideDialog {...parts} />
  if (type !== 'filter') return <Dialog {...parts} flush={type === 'order' || type === 'callback'} />
  // The filter fills a small screen, and needs two columns on a larger one.
  return isSmall ? <Sheet {...parts} flush /> : <Dialog {...parts} flush wide />
}

function wordOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
