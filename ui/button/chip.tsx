import type { ComponentProps } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './chip.module.css'

interface ChipProps extends ComponentProps<'button'> {
  /** How many there are behind it. */
  readonly count?: number | string | undefined
  /** It carries a chosen value; a chip that toggles says so by `aria-pressed` instead. */
  readonly chosen?: boolean | undefined
  /** It opens something: an arrow stands at its end. */
  readonly opens?: boolean | undefined
}

/** A small choice or a value: toggles (`aria-pressed`) or opens (`opens`, `aria-expanded`). */
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
  /** What the cross does, with the value in it. */
  readonly removeLabel: string
  readonly onRemove: () => void
}

/** A chosen value that can be taken away. */
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
