import type { ReactNode } from 'react'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { useBackCloses } from './use-back-closes.ts'

interface BackClosesMenuProps {
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Wraps the content of a popover. Back closes it on a small screen, where it covers the page. */
export function BackClosesMenu({ onClose, children }: BackClosesMenuProps) {
  useBackCloses(onClose, { isTransient: true, isOff: useScreenSize() !== 'small' })
  return children
}
