import { createContext, use } from 'react'
import { ownTimeZone } from './format-when.ts'

/** The time zone that a screen tells times in: that of its project, else that of the company; null: the reader's. */
export const ZoneContext = createContext<string | null>(null)

/** The time zone that the screen tells times in. */
export function useZone(): string {
  return use(ZoneContext) ?? ownTimeZone()
}
