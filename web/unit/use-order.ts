import type { Instance } from '#domain/chess/chess.ts'
import { similarFilter } from '#domain/similar/similar-filter.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import type { Calculated } from './calculated.ts'

/** Opens the order form of a unit over its panel, with the result of the calculator. */
export function useOrder(instance: Instance, panelId: number, calculation: Calculated | null): () => void {
  const { openPanelModal } = useNavigation()
  return () =>
    openPanelModal(panelId, { type: 'order', props: { instanceId: instance.id, ...(calculation && { calculation }) } })
}

/** Goes to the premises with the filter set to similar units. */
export function useFindSimilar(instance: Instance): () => void {
  const { goTo } = useNavigation()
  return () => goTo({ name: 'premises' }, { filter: similarFilter(instance) })
}
