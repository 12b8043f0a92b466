import { type ReactNode, useId, useRef } from 'react'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './dialog.module.css'
import { ModalParts, type ModalProps } from './modal-parts.tsx'
import { useModal } from './use-modal.ts'

interface DialogProps extends ModalProps {
  /** Room for two columns, where the screen has it. */
  readonly wide?: boolean | undefined
  /** Stands beside everything else, at the side where reading begins; small screens have no room for it. */
  readonly aside?: ReactNode
}

/** A question or a form above everything: open while it is rendered. Escape and a press outside ask to close it. */
export function Dialog({ wide, aside, ...props }: DialogProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const handlers = useModal(dialog, props.onClose)
  return (
    <dialog
      ref={dialog}
      className={joinClasses(styles.dialog, wide && styles.wide, aside !== undefined && styles.sided)}
      aria-labelledby={titleId}
      {...handlers}
    >
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      <ModalParts {...props} titleId={titleId} />
    </dialog>
  )
}
