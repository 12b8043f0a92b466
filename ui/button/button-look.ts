import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './button.module.css'

/** The look of a button or of a link that looks like one. */
export interface ButtonLook {
  /** Filled: the only main action of a view. Tinted: the second. Quiet (default): outlined. Plain: only text. */
  readonly variant?: 'filled' | 'tinted' | 'quiet' | 'plain' | undefined
  readonly size?: 'small' | 'large' | undefined
  /** As wide as its container. */
  readonly block?: boolean | undefined
  /** Square, for a single icon. */
  readonly square?: boolean | undefined
  readonly className?: string | undefined
}

/** The classes of a look. */
export function classOfButton({ variant = 'quiet', size, block, square, className }: ButtonLook): string {
  return joinClasses(
    styles.button,
    styles[variant],
    size && styles[size],
    block && styles.block,
    square && styles.square,
    className,
  )
}
