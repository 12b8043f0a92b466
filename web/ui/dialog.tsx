import { useId, useRef } from 'react'
import styles from './dialog.module.css'
import { ModalParts, type ModalProps } from './modal-parts.tsx'
import { useModal } from './use-modal.ts'

/** A question or a form above everything: open while it is rendered. Escape and a press outside ask to close it. */
export function Dialog(props: ModalProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const handlers = useModal(dialog, props.onClose)
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} {...handlers}>
      <ModalParts {...props} titleId={titleId} />
    </dialog>
  )
}
