import { createContext, use } from 'react'

/** Opens the command palette. */
export const PaletteContext = createContext<() => void>(() => {})

/** The function that opens the command palette. */
export function useOpenPalette(): () => void {
  return use(PaletteContext)
}
