import type { ComponentProps } from 'react'
import { Popover } from '#ui/floating/popover.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './bar-popover.module.css'

type BarPopoverProps = Pick<ComponentProps<typeof Popover>, 'label' | 'trigger' | 'className' | 'children'>

/** What hangs from a button of the bar: below it, on small screens a sheet at the bottom. */
export function BarPopover({ className, ...props }: BarPopoverProps) {
  return <Popover {...props} align="end" className={joinClasses(styles.popover, className)} />
}
