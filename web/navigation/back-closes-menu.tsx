import type { ReactNode } from 'react'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { useBackCloses } from './use-back-closes.ts'

interface BackClosesMenuProps {
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The content of a popover: on a small screen, where it covers the page, Back closes it. */
export function BackClosesMenu({ onClose, children }: BackClosesMenuProps) {
  useBackCloses(onClose, { isTransient: true, isOff: useScreenSize() !== 'small' })
  return children
}
