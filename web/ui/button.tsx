import type { ComponentProps } from 'react'
import styles from './button.module.css'

/** A quiet button; an icon may stand before its text. */
export function Button(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={styles.button} />
}
