import { type ReactNode, useId, useRef } from 'react'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './dialog.module.css'
import { ModalParts, type ModalProps } from './modal-parts.tsx'
import { useModal } from './use-modal.ts'

interface DialogProps extends ModalProps {
  /** Wide enough for two columns, if the screen is. */
  readonly wide?: boolean | undefined
  /** Rendered at the inline start, beside everything else. Hidden on small screens. */
  readonly aside?: ReactNode
}

/** A modal dialog, open while it is rendered. Escape and a click outside call `onClose`. */
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
