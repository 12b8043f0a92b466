import { type CSSProperties, memo } from 'react'
import type { Storey } from '#domain/chess/chess.ts'
import { isFreeStatus } from '#domain/status/status.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import { useProject } from '#web/catalogue/use-project.ts'
import { isPlainClick } from '#web/navigation/plain-click.ts'
import { useDestination } from '#web/picture/use-destination.ts'
import { freeShareOf } from './picker-model.ts'
import { keyOf } from './shown-region.ts'
import styles from './storey-picker.module.css'
import { useSubjectWords } from './use-subject-words.ts'

interface StoreyRowProps {
  readonly storey: Storey
  readonly isOn: boolean
  readonly isStop: boolean
  readonly onFocus: (id: number) => void
}

/** A storey in the list: its number, the share of free units as a bar, and their number. */
export const StoreyRow = memo(function StoreyRow({ storey, isOn, isStop, onFocus }: StoreyRowProps) {
  const words = useSubjectWords()
  const free = useProject().data.statuses.find(isFreeStatus)?.color
  const target = { kind: 'storey', id: storey.id } as const
  const way = useDestination()(target)
  const subject = { kind: 'storey', of: storey } as const
  const figures = words.figures(subject)
  const look = { '--share': figures ? freeShareOf(figures) : 0, ...(free && { '--st': free }) }
  return (
    <li>
      <a
        href={way?.href}
        data-target={keyOf(target)}
        className={joinClasses(styles.row, isOn && styles.on, figures?.free === 0 && styles.out)}
        style={look as CSSProperties}
        tabIndex={isStop ? 0 : -1}
        draggable={false}
        onFocus={() => onFocus(storey.id)}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          way?.follow()
        }}
      >
        <VisuallyHidden>{words.label(subject)}</VisuallyHidden>
        <b aria-hidden="true" dir="ltr">
          {storey.number}
        </b>
        <i />
        <span aria-hidden="true">{figures?.free}</span>
      </a>
    </li>
  )
})
