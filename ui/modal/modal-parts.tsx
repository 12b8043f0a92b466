import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from '#ui/button/icon-button.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import styles from './modal-parts.module.css'

/** What dialogs and sheets have in common. */
export interface ModalProps {
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  /** Stays in sight below: the main action. */
  readonly footer?: ReactNode
  /** A quiet word after the title. */
  readonly note?: string | undefined
  /** Further buttons of the head; the title grows smaller to make room. */
  readonly actions?: ReactNode
  /** The body goes to the edges: what is in it keeps its own distance. */
  readonly flush?: boolean | undefined
  readonly children: ReactNode
}

interface ModalPartsProps extends ModalProps {
  readonly titleId: string
  /** Handlers of the head: a sheet is swiped by it. */
  readonly head?: ComponentProps<'header'> | undefined
}

/** A head with the title, a body that scrolls, and a footer. */
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
