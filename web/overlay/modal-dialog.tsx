import { type ReactNode, useEffect, useRef } from 'react'
import type { Modal, ModalType } from '#domain/overlay/overlay.ts'
import type { MessageKey } from '#i18n/messages.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import styles from './modal-dialog.module.css'
import { useReturnedFocus } from './use-returned-focus.ts'

const TITLES: Readonly<Record<ModalType, MessageKey>> = {
  order: 'order.title',
  callback: 'control.callback',
  catalogSelect: 'title.projects',
  filter: 'control.filter',
  crmSuccessLink: 'crm.units',
  errorModal: 'message.error',
}

/** A modal over everything else: Escape and the ground behind close it, the focus stays inside and is given back. */
export function ModalDialog({ modal, children }: { modal: Modal; children: ReactNode }) {
  const { t } = useTranslator()
  const { closeModal } = useNavigation()
  const ref = useRef<HTMLDialogElement>(null)
  const title = t(TITLES[modal.type])
  const close = () => closeModal(modal.id)
  useReturnedFocus(ref)
  useEffect(() => ref.current?.showModal(), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key that closes a dialog
    <dialog
      ref={ref}
      className={styles.modal}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) close()
      }}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2>{title}</h2>
          <IconButton icon="close" variant="quiet" label={t('control.close')} onClick={close} />
        </header>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  )
}
