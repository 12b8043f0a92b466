import { useId, useRef, useState } from 'react'
import { BREAKPOINTS } from '#domain/screen/screen-size.ts'
import { isHydrating } from '#ui/hydration/hydration.ts'
import { ModalParts, type ModalProps } from './modal-parts.tsx'
import styles from './sheet.module.css'
import type { SwipeTowards } from './swipe.ts'
import { useModal } from './use-modal.ts'
import { useSwipeToClose } from './use-swipe-to-close.ts'

/** A modal with much content: it fills a small screen, or is a column at the inline end of a larger one. */
export function Sheet(props: ModalProps) {
  const titleId = useId()
  const [isOpen] = useState(isHydrating)
  const sheet = useRef<HTMLDialogElement>(null)
  const handlers = useModal(sheet, props.onClose, true)
  const swipe = useSwipeToClose(sheet, towardsOf, props.onClose)
  return (
    // A server-rendered sheet is already open.
    <dialog ref={sheet} open={isOpen || undefined} className={styles.sheet} aria-labelledby={titleId} {...handlers}>
      <ModalParts {...props} titleId={titleId} head={swipe} />
    </dialog>
  )
}

/** The side that the sheet came from. */
function towardsOf(sheet: HTMLElement): SwipeTowards {
  if (matchMedia(`(width < ${BREAKPOINTS.medium}rem)`).matches) return 'down'
  return getComputedStyle(sheet).direction === 'rtl' ? 'left' : 'right'
}
