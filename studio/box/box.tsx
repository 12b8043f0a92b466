import { type ReactNode, useId } from 'react'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './box.module.css'

interface BoxProps {
  readonly title?: ReactNode
  /** At the end of the head. */
  readonly acts?: ReactNode
  /** The content has no padding, as for rows that reach the edges. */
  readonly isFlush?: boolean | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A framed part of a screen with a title. */
export function Box({ title, acts, isFlush, className, children }: BoxProps) {
  const id = useId()
  return (
    <section className={joinClasses(styles.box, className)} aria-labelledby={title ? id : undefined}>
      {title && (
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          <span className={styles.grow} />
          {acts}
        </div>
      )}
      {isFlush ? children : <div className={styles.body}>{children}</div>}
    </section>
  )
}
