import { type ReactNode, useId, useRef, useState } from 'react'
import { joinClasses } from '#web/ui/join-classes.ts'
import styles from './bar-popover.module.css'

interface BarPopoverProps {
  readonly label: string
  /** The button that opens it; it spreads what it is given. */
  readonly trigger: (target: { readonly popoverTarget: string }) => ReactNode
  readonly className?: string | undefined
  /** Made when it opens, so that it may be loaded only then. */
  readonly children: (close: () => void) => ReactNode
}

/** What hangs from a button of the bar: below it, on small screens a sheet at the bottom. */
export function BarPopover({ label, trigger, className, children }: BarPopoverProps) {
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {trigger({ popoverTarget: id })}
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={joinClasses(styles.popover, className)}
        // Filled before it is seen: neither an empty box nor a jump.
        onBeforeToggle={({ newState, currentTarget }) => {
          if (newState !== 'open') return
          hangFromTrigger(currentTarget)
          setIsOpen(true)
        }}
        // Emptied after it is closed: the browser gives the focus back only from what is still there.
        onToggle={({ newState }) => newState === 'closed' && setIsOpen(false)}
      >
        {isOpen && children(() => popover.current?.hidePopover())}
      </div>
    </>
  )
}

/** Every such button stands at the end of the bar, so the ends meet. Small screens take no notice of it. */
function hangFromTrigger(popover: HTMLElement): void {
  const trigger = document.querySelector(`[popovertarget="${CSS.escape(popover.id)}"]`)
  if (!trigger) return
  const { left, right, bottom } = trigger.getBoundingClientRect()
  const isRtl = getComputedStyle(trigger).direction === 'rtl'
  popover.style.setProperty('--below', `${bottom}px`)
  popover.style.setProperty('--end', `${isRtl ? left : document.documentElement.clientWidth - right}px`)
}
