import type { ComponentProps } from 'react'
import { BackClosesMenu } from '#web/navigation/back-closes-menu.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Popover } from '#web/ui/popover.tsx'
import styles from './bar-popover.module.css'

type BarPopoverProps = Pick<ComponentProps<typeof Popover>, 'label' | 'trigger' | 'className' | 'children'>

/** What hangs from a button of the bar: below it, on small screens a sheet at the bottom, which Back closes. */
export function BarPopover({ className, children, ...props }: BarPopoverProps) {
  return (
    <Popover {...props} align="end" className={joinClasses(styles.popover, className)}>
      {(close) => <BackClosesMenu onClose={close}>{children(close)}</BackClosesMenu>}
    </Popover>
  )
}
