import { createContext, use } from 'react'
import type { Boot } from '#contract/boot.ts'

/** The boot data that the server wrote into the document. */
export const BootContext = createContext<Boot | null>(null)

/** The boot data that the server wrote into the document. */
export function useBoot(): Boot {
  const boot = use(BootContext)
  if (!boot) throw new Error('no boot data above this component')
  return boot
}
