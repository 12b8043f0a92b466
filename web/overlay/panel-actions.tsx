import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

/** The element in the panel's header for the actions of its content. Null until it is rendered. */
export const PanelActionsContext = createContext<HTMLElement | null>(null)

/** Renders its children in the header of the surrounding panel. */
export function PanelActions({ children }: { children: ReactNode }) {
  const place = use(PanelActionsContext)
  return place && createPortal(children, place)
}
