import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './button.module.css'

/** How a button looks, whether it acts or leads somewhere. */
export interface ButtonLook {
  /** Filled: the one main action of a view. Tinted: the second. Quiet (as usual): outlined. Plain: only its text. */
  readonly variant?: 'filled' | 'tinted' | 'quiet' | 'plain' | undefined
  readonly size?: 'small' | 'large' | undefined
  /** As wide as its place. */
  readonly block?: boolean | undefined
  /** As wide as high, for an icon alone. */
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
