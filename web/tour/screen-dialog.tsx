import { type ReactNode, useId, useRef } from 'react'
import { IconButton } from '#ui/button/icon-button.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import { useModal } from '#ui/modal/use-modal.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useBackCloses } from '#web/navigation/use-back-closes.ts'
import styles from './screen-dialog.module.css'

interface ScreenDialogProps {
  readonly title: string
  readonly onClose: () => void
  /** Extra buttons for the header. */
  readonly actions?: ReactNode
  /** Dark in any theme, for films. */
  readonly dark?: boolean | undefined
  /** Fills the space below the header. */
  readonly children: ReactNode
}

/** A full-screen dialog with a header and one thing to look at. */
export function ScreenDialog({ title, onClose, actions, dark, children }: ScreenDialogProps) {
  const { t } = useTranslator()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const handlers = useModal(dialog, onClose)
  useBackCloses(onClose)
  return (
    <dialog
      ref={dialog}
      className={joinClasses(styles.dialog, dark && styles.dark)}
      aria-labelledby={titleId}
      {...handlers}
    >
      <div className={styles.parts}>
        <header className={styles.head}>
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {actions}
          <IconButton icon="close" label={t('control.close')} onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  )
}
