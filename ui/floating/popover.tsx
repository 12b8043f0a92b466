import { type ReactNode, type ToggleEvent, use, useId, useRef, useState } from 'react'
import { joinClasses } from '#ui/look/join-classes.ts'
import { hangFromTrigger } from './place-element.ts'
import styles from './popover.module.css'
import { PopoverCoverContext } from './popover-cover.ts'

/** The props for the button of a popover. */
export interface PopoverTrigger {
  readonly popoverTarget: string
  readonly 'aria-expanded': boolean
  readonly 'aria-haspopup': 'dialog' | 'menu'
}

interface PopoverProps {
  readonly label: string
  readonly trigger: (trigger: PopoverTrigger) => ReactNode
  /** Rendered only while open, so that it can be lazily loaded. */
  readonly children: (close: () => void) => ReactNode
  readonly align?: 'start' | 'center' | 'end' | undefined
  /** A dialog (default), or a list of actions (`Menu`). */
  readonly kind?: 'dialog' | 'menu' | undefined
  readonly className?: string | undefined
}

/** A popover below a button. The browser closes it on Escape or a click outside and returns the focus. */
export function Popover({ label, trigger, children, align = 'start', kind = 'dialog', className }: PopoverProps) {
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const Cover = use(PopoverCoverContext)
  const close = () => popover.current?.hidePopover()
  const onBeforeToggle = ({ newState, currentTarget, target }: ToggleEvent<HTMLElement>) => {
    // Ignores events of nested popovers.
    if (target !== currentTarget || newState !== 'open') return
    setIsOpen(true)
    // In the next frame it has its content and size, but is not painted yet.
    requestAnimationFrame(() => hangFromTrigger(currentTarget, align))
  }
  // Unmounts the content only after closing: the browser returns the focus only if the focused element still exists.
  const onToggle = ({ newState, currentTarget, target }: ToggleEvent<HTMLElement>) => {
    if (target === currentTarget && newState === 'closed') setIsOpen(false)
  }
  return (
    <>
      {trigger({ popoverTarget: id, 'aria-expanded': isOpen, 'aria-haspopup': kind })}
      <div
        ref={popover}
        id={id}
        popover="auto"
        {...(kind === 'dialog' && { role: 'dialog', 'aria-label': label })}
        className={joinClasses(styles.popover, className)}
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
      >
        {isOpen && <Cover onClose={close}>{children(close)}</Cover>}
      </div>
    </>
  )
}
