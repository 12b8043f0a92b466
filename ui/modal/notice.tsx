import { type ReactNode, useId, useRef } from 'react'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import dialogStyles from './dialog.module.css'
import styles from './notice.module.css'
import { useModal } from './use-modal.ts'

interface NoticeProps {
  readonly icon: IconName
  /** Whether it is an error. */
  readonly isBad?: boolean | undefined
  readonly title: string
  readonly onClose: () => void
  /** A sentence or two, and `NoticeActions`. */
  readonly children: ReactNode
}

/** A modal message, open while it is rendered. */
export function Notice({ icon, isBad, title, onClose, children }: NoticeProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const handlers = useModal(dialog, onClose)
  return (
    <dialog
      ref={dialog}
      className={joinClasses(dialogStyles.dialog, styles.notice)}
      aria-labelledby={titleId}
      {...handlers}
    >
      <div className={styles.content}>
        <span className={joinClasses(styles.mark, isBad && styles.bad)}>
          <Icon name={icon} size="large" />
        </span>
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  )
}

/** The buttons of a notice, side by side. */
export function NoticeActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
