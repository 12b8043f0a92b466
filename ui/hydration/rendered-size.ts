import { createContext, use } from 'react'
import type { ScreenSize } from '#domain/screen/screen-size.ts'

/** The screen size that the server rendered the page for. The first render in the browser uses it too. */
export const RenderedSizeContext = createContext<ScreenSize>('large')

/** The screen size that the server rendered the page for. */
export function useRenderedSize(): ScreenSize {
  return use(RenderedSizeContext)
}
