import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

/** The place in the head of a panel for what its content can do; null until it is there. */
export const PanelActionsContext = createContext<HTMLElement | null>(null)

/** Puts buttons into the head of the panel that shows this. */
export function PanelActions({ children }: { children: ReactNode }) {
  const place = use(PanelActionsContext)
  return place && createPortal(children, place)
}
