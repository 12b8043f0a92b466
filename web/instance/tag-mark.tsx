import type { CSSProperties } from 'react'
import type { Tag } from '#domain/project/project.ts'
import styles from './tag-mark.module.css'

/** A tag as a dot and a name. */
export function TagMark({ tag }: { tag: Tag }) {
  return (
    <span className={styles.tag} style={{ '--tag': tag.color } as CSSProperties}>
      {tag.name}
    </span>
  )
}
