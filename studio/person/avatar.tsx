import type { CSSProperties } from 'react'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './avatar.module.css'
import { colourOf, initialsOf } from './initials.ts'

interface AvatarProps {
  readonly name: string
  readonly size?: 'small' | 'large' | undefined
  /** Shown as a tooltip where the name is not beside it. */
  readonly title?: string | undefined
}

/** The initials of a person on a colour that is always the same for the name. */
export function Avatar({ name, size, title }: AvatarProps) {
  return (
    <span
      className={joinClasses(styles.avatar, size && styles[size])}
      style={{ '--of-person': colourOf(name) } as CSSProperties}
      title={title}
      aria-hidden="true"
    >
      {initialsOf(name)}
    </span>
  )
}
