import { type ReactNode, useRef } from 'react'
import { placeElement } from './place-element.ts'
import styles from './tooltip.module.css'

interface TooltipProps {
  /** A short text that repeats the label of the control, so that the tooltip is never the only source. */
  readonly text: string
  /** One focusable element. */
  readonly children: ReactNode
}

/** A short text beside a control that is hovered or focused. */
export function Tooltip({ text, children }: TooltipProps) {
  const tip = useRef<HTMLSpanElement>(null)
  const show = (control: Element | null) => {
    if (!control || !tip.current) return
    tip.current.showPopover()
    placeElement(tip.current, control, 'below', 'center')
  }
  const hide = () => tip.current?.hidePopover()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes events of the control inside.
    <span
      className={styles.anchor}
      onPointerEnter={({ pointerType, currentTarget }) =>
        pointerType === 'mouse' && show(currentTarget.firstElementChild)
      }
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target }) => {
        // In the next frame: the focus may come from a popover that is closing, and no other can open during that.
        requestAnimationFrame(() => target.matches(':focus-visible') && show(target))
      }}
      onBlur={hide}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
    >
      {children}
      <span ref={tip} className={styles.tooltip} popover="manual" role="tooltip" aria-hidden="true">
        {text}
      </span>
    </span>
  )
}
