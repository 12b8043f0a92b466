import { type ReactNode, type ToggleEvent, use, useId, useRef, useState } from 'react'
import { joinClasses } from '#ui/look/join-classes.ts'
import { placeElement } from './place-element.ts'
import styles from './popover.module.css'
import { PopoverCoverContext } from './popover-cover.ts'

/** What the button of a popover has to spread. */
export interface PopoverTrigger {
  readonly popoverTarget: string
  readonly 'aria-expanded': boolean
  readonly 'aria-haspopup': 'dialog' | 'menu'
}

interface PopoverProps {
  readonly label: string
  readonly trigger: (trigger: PopoverTrigger) => ReactNode
  /** Made when it opens, so that it may be loaded only then. */
  readonly children: (close: () => void) => ReactNode
  readonly align?: 'start' | 'center' | 'end' | undefined
  /** A dialog, as usual, or a list of actions that `Menu` makes. */
  readonly kind?: 'dialog' | 'menu' | undefined
  readonly className?: string | undefined
}

/** What hangs from a button. The browser closes it by Escape or a press outside and gives the focus back. */
export function Popover({ label, trigger, children, align = 'start', kind = 'dialog', className }: PopoverProps) {
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const Cover = use(PopoverCoverContext)
  const close = () => popover.current?.hidePopover()
  const onBeforeToggle = ({ newState, currentTarget, target }: ToggleEvent<HTMLElement>) => {
    // Not of a popover inside.
    if (target !== currentTarget || newState !== 'open') return
    setIsOpen(true)
    // By the next frame it has its content and so its size, and has not been seen yet.
    requestAnimationFrame(() => hangFromTrigger(currentTarget, align))
  }
  // Only when it is closed: the browser gives the focus back if what had it is still there.
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

function hangFromTrigger(popover: HTMLElement, align: 'start' | 'center' | 'end'): void {
  const trigger = document.querySelector(`[popovertarget="${CSS.escape(popover.id)}"]`)
  if (trigger) placeElement(popover, trigger, 'below', align)
}
