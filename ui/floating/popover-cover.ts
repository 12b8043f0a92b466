import { type ComponentType, createContext, type ReactNode } from 'react'

interface PopoverCoverProps {
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Wraps the content of open popovers, so that the page can react to them. */
export const PopoverCoverContext = createContext<ComponentType<PopoverCoverProps>>(({ children }) => children)
