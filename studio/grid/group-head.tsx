import { Badge } from '#ui/button/badge.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './grid.module.css'
import { ariaCell, ariaRow } from './grid-aria.ts'
import type { GridGroupRow } from './grid-props.ts'

interface GroupHeadProps {
  readonly group: GridGroupRow
  /** Its position on the screen, from 0. */
  readonly at: number
  readonly columnCount: number
  readonly onToggle: ((group: string) => void) | undefined
}

/** The head of a group. It stays in sight while rows of its group are. */
export function GroupHead({ group, at, columnCount, onToggle }: GroupHeadProps) {
  const { id, title, notes = [], badge, isOpen } = group
  return (
    <div {...ariaRow(at)} className={styles.groupHead} data-head>
      <div {...ariaCell('rowheader', -1, { 'aria-colspan': columnCount + 1 })} className={styles.groupCell}>
        <button
          type="button"
          tabIndex={-1}
          aria-expanded={isOpen}
          className={joinClasses(styles.groupButton, !isOpen && styles.closed)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onToggle?.(id)}
        >
          <Icon name="down" size="small" />
          <span className={styles.groupWords}>
            <b>{title}</b>
            {notes.map((note, index) => (
              <span key={note}>
                {index > 0 && '· '}
                <bdi>{note}</bdi>
              </span>
            ))}
          </span>
          {badge !== undefined && <Badge tone="accent">{badge}</Badge>}
        </button>
      </div>
    </div>
  )
}
