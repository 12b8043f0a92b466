import { useId, useRef } from 'react'
import styles from './dialog.module.css'
import { joinClasses } from './join-classes.ts'
import { ModalParts, type ModalProps } from './modal-parts.tsx'
import { useModal } from './use-modal.ts'

interface DialogProps extends ModalProps {
  /** Room for two columns, where the screen has it. */
  readonly wide?: boolean | undefined
}

/** A question or a form above everything: open while it is rendered. Escape and a press outside ask to close it. */
export function Dialog({ wide, ...props }: DialogProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const handlers = useModal(dialog, props.onClose)
  return (
    <dialog
      ref={dialog}
      className={joinClasses(styles.dialog, wide && styles.wide)}
      aria-labelledby={titleId}
      {...handlers}
    >
      <ModalParts {...props} titleId={titleId} />
    </dialog>
  )
}
