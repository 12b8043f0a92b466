import type { ReactNode } from 'react'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './sheet.module.css'

interface SheetProps {
  readonly landscape?: boolean | undefined
  readonly children: ReactNode
}

/** A sheet of paper: A4 in print and if it fits the screen, else as wide as the screen. White in every theme. */
export function Sheet({ landscape = false, children }: SheetProps) {
  return (
    <article className={joinClasses(styles.sheet, landscape && styles.landscape)} data-paper="">
      {children}
    </article>
  )
}
