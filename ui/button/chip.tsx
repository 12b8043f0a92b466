import type { ComponentProps } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './chip.module.css'

interface ChipProps extends ComponentProps<'button'> {
  /** The number of results for this choice. */
  readonly count?: number | string | undefined
  /** Shows a chosen value. A toggle uses `aria-pressed` instead. */
  readonly chosen?: boolean | undefined
  /** Opens something: shows an arrow at the end. */
  readonly opens?: boolean | undefined
}

/** A chip that toggles (`aria-pressed`) or opens something (`opens`, `aria-expanded`). */
export function Chip({ count, chosen, opens, className, children, ...button }: ChipProps) {
  return (
    <button type="button" {...button} className={joinClasses(styles.chip, chosen && styles.chosen, className)}>
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
      {opens && <Icon name="down" size="small" />}
    </button>
  )
}

interface RemovableChipProps {
  readonly children: string
  /** The label of the close button. It names the value. */
  readonly removeLabel: string
  readonly onRemove: () => void
}

/** A chosen value that can be removed. */
export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <span className={joinClasses(styles.chip, styles.chosen, styles.removable)}>
      {children}
      <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
        <Icon name="close" size="small" />
      </button>
    </span>
  )
}
