import { createContext, use } from 'react'

/** The prices that units have had, by own id, as far as their history was read. */
export type KnownPrices = Map<string, readonly number[]>

/** The prices that the screen knows from histories. */
export const KnownPricesContext = createContext<KnownPrices | null>(null)

/** The prices that the screen knows from histories. */
export function useKnownPrices(): KnownPrices {
  const prices = use(KnownPricesContext)
  if (!prices) throw new Error('no known prices above this component')
  return prices
}
