import { type ComponentType, createContext, type ReactNode } from 'react'

interface PopoverCoverProps {
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Stands around what an open popover shows, so that the page may know of it. */
export const PopoverCoverContext = createContext<ComponentType<PopoverCoverProps>>(({ children }) => children)
