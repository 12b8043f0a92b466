import type { CSSProperties } from 'react'
import type { NamedMark } from '#domain/unit-table/unit-facts.ts'
import styles from './tag-marks.module.css'

/** A cell has room for as many. */
const SHOWN = 2

interface TagMarksProps {
  readonly ids: readonly string[]
  readonly all: readonly NamedMark[]
}

/** The tags of a unit: the first ones by name, and how many more there are. */
export function TagMarks({ ids, all }: TagMarksProps) {
  const tags = ids.map((id): NamedMark => all.find((tag) => tag.id === id) ?? { id, name: id })
  return (
    <span className={styles.marks} title={tags.map(({ name }) => name).join(', ')}>
      {tags.slice(0, SHOWN).map(({ id, name, color }) => (
        <span key={id} className={styles.tag} style={color ? ({ '--tag': color } as CSSProperties) : undefined}>
          {name}
        </span>
      ))}
      {tags.length > SHOWN && <small>+{tags.length - SHOWN}</small>}
    </span>
  )
}
