import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from '#ui/button/icon-button.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import styles from './modal-parts.module.css'

/** The props that dialogs and sheets share. */
export interface ModalProps {
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  /** Sticky at the bottom, for the main action. */
  readonly footer?: ReactNode
  /** A muted text after the title. */
  readonly note?: string | undefined
  /** Extra buttons in the header. They make the title smaller. */
  readonly actions?: ReactNode
  /** A body without padding. */
  readonly flush?: boolean | undefined
  readonly children: ReactNode
}

interface ModalPartsProps extends ModalProps {
  readonly titleId: string
  /** Props of the header, such as the swipe handlers of a sheet. */
  readonly head?: ComponentProps<'header'> | undefined
}

/** A header with the title, a scrolling body and a footer. */
export function ModalParts({
  title,
  note,
  titleId,
  closeLabel,
  onClose,
  actions,
  footer,
  flush,
  children,
  head,
}: ModalPartsProps) {
  return (
    <div className={styles.parts}>
      <header {...head} className={joinClasses(styles.head, actions !== undefined && styles.acting)}>
        <h2 id={titleId} tabIndex={-1}>
          {title}
          {note && (
            <small>
              <VisuallyHidden> · </VisuallyHidden>
              {note}
            </small>
          )}
        </h2>
        {actions}
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </header>
      <div className={joinClasses(styles.body, flush && styles.flush)}>{children}</div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </div>
  )
}
