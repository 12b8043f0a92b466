import type { ComponentProps } from 'react'
import { Popover } from '#ui/floating/popover.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './bar-popover.module.css'

type BarPopoverProps = Pick<ComponentProps<typeof Popover>, 'label' | 'trigger' | 'className' | 'children'>

/** The popover of a button in the bar; on small screens a bottom sheet. */
export function BarPopover({ className, ...props }: BarPopoverProps) {
  return <Popover {...props} align="end" className={joinClasses(styles.popover, className)} />
}
