import type { ComponentProps } from 'react'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Popover } from '#web/ui/popover.tsx'
import styles from './bar-popover.module.css'

type BarPopoverProps = Pick<ComponentProps<typeof Popover>, 'label' | 'trigger' | 'className' | 'children'>

/** What hangs from a button of the bar: below it, on small screens a sheet at the bottom. */
export function BarPopover({ className, ...props }: BarPopoverProps) {
  return <Popover {...props} align="end" className={joinClasses(styles.popover, className)} />
}
