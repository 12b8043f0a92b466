import type { ReactNode } from 'react'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './door.module.css'

interface DoorProps {
  readonly title: string
  readonly text: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** One way into the demo. */
export function Door({ title, text, className, children }: DoorProps) {
  return (
    <article className={joinClasses(styles.door, className)}>
      <header>
        <h2>{title}</h2>
        <p>{text}</p>
      </header>
      {children}
    </article>
  )
}
