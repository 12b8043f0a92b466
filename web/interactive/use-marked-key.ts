import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { keysAround } from './region-key.ts'
import type { ShownRegion } from './shown-region.ts'

/** The key of the region to mark: that of the storey in the address, or of the open unit. */
export function useMarkedKey(regions: readonly ShownRegion[]): string | null {
  const { address, overlays } = useNavigation()
  const { project } = useCatalogue()
  const { page } = address
  const unitId = overlays.panels.findLast(({ route }) => route?.context === 'instance')?.route?.id
  const unit = unitId == null ? undefined : project?.chess.instanceById.get(unitId)
  const storeyKey = page.name === 'interactive' && page.storeyId !== null ? `storey:${page.storeyId}` : null
  // From the unit up to its building: the first that the picture has a region for.
  const keys = [...(storeyKey ? [storeyKey] : []), ...(unit ? keysAround([unit]) : [])]
  return keys.find((key) => regions.some((region) => region.key === key)) ?? null
}
