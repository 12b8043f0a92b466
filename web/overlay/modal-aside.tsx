import { createContext, type ReactNode, use, useState } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from '#ui/modal/dialog.tsx'
import type { ModalProps } from '#ui/modal/modal-parts.tsx'
import styles from './modal-aside.module.css'

const ModalAsideContext = createContext<HTMLElement | null>(null)

/** A dialog with a column beside its body, which the body fills with `ModalAside`. */
export function AsideDialog({ children, ...props }: ModalProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <Dialog {...props} flush aside={<div ref={setPlace} className={styles.place} />}>
      <ModalAsideContext value={place}>{children}</ModalAsideContext>
    </Dialog>
  )
}

/** Renders its children beside the body of the surrounding dialog. */
export function ModalAside({ children }: { children: ReactNode }) {
  const place = use(ModalAsideContext)
  return place && createPortal(children, place)
}
