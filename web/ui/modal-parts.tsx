import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import styles from './modal-parts.module.css'

/** What dialogs and sheets have in common. */
export interface ModalProps {
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  /** Stays in sight below: the main action. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

interface ModalPartsProps extends ModalProps {
  readonly titleId: string
  /** Handlers of the head: a sheet is swiped by it. */
  readonly head?: ComponentProps<'header'> | undefined
}

/** A head with the title, a body that scrolls, and a footer. */
export function ModalParts({ title, titleId, closeLabel, onClose, footer, children, head }: ModalPartsProps) {
  return (
    <div className={styles.parts}>
      <header {...head} className={styles.head}>
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </div>
  )
}
