import { createContext, use } from 'react'
import type { SayingDeps } from './say-value.ts'

/** What values and entities are said with, for the rows of the screen. */
export const SayingContext = createContext<SayingDeps | null>(null)

/** What values and entities are said with. */
export function useSaying(): SayingDeps {
  const saying = use(SayingContext)
  if (!saying) throw new Error('no names above this component')
  return saying
}
