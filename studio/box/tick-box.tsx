import type { ComponentProps } from 'react'
import styles from './tick-box.module.css'

interface TickBoxProps extends Omit<ComponentProps<'input'>, 'ref' | 'type' | 'className' | 'checked' | 'value'> {
  /** What it stands for, for screen readers. */
  readonly 'aria-label': string
  /** Null if only some of what it stands for is ticked. */
  readonly value: boolean | null
}

/** A checkbox without a visible label, for rows and groups of them. */
export function TickBox({ value, ...input }: TickBoxProps) {
  return (
    <input
      {...input}
      ref={(element) => {
        if (element) element.indeterminate = value === null
      }}
      type="checkbox"
      className={styles.box}
      checked={value === true}
    />
  )
}
