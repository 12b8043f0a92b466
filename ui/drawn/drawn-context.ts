import { createContext, use } from 'react'
import type { ScreenSize } from '#domain/screen/screen-size.ts'

/** The screen that the server has drawn the page for; what is drawn first in the browser is the same. */
export const DrawnSizeContext = createContext<ScreenSize>('large')

/** The screen that the server has drawn the page for. */
export function useDrawnSize(): ScreenSize {
  return use(DrawnSizeContext)
}
