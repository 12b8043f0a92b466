import { useLayoutEffect } from 'react'
import type { ColorScheme } from '#contract/color-scheme.ts'
import { legibleColours } from './brand-colours.ts'

/** Sets the catalogue's colours on the document; tokens.css derives all accent colours from them. */
export function useBrandColours(scheme: ColorScheme): void {
  // Runs before the first paint, or the page would flash in our own colours.
  useLayoutEffect(() => {
    const { primary, primary_active } = legibleColours(scheme)
    const { style } = document.documentElement
    style.setProperty('--primary', primary)
    style.setProperty('--primary-active', primary_active)
    return () => {
      style.removeProperty('--primary')
      style.removeProperty('--primary-active')
    }
  }, [scheme])
}
