import { useEffect, useState } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { locateUnit, type UnitPlace } from '#domain/picture/locate-unit.ts'
import { useApiClient } from '#web/api/client-context.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { showPicture } from './show-picture.ts'
import { usePicturesAge } from './use-pictures-age.ts'

/** Where a unit is in the pictures of the catalogue; null until they have come, and where none can be had (spec 8). */
export function useUnitPlace(instance: Instance): UnitPlace | null {
  const client = useApiClient()
  const { enabled, root } = useCatalogue().token.interactive
  const age = usePicturesAge()
  const [place, setPlace] = useState<{ readonly id: number; readonly found: UnitPlace } | null>(null)
  const { id } = instance
  // biome-ignore lint/correctness/useExhaustiveDependencies: a live change makes another object of the same unit, which stays where it is; pictures that have aged are asked for again.
  useEffect(() => {
    if (!enabled) return
    let isShown = true
    locateUnit(instance, root, (query) => showPicture(client, query)).then(
      (found) => isShown && setPlace({ id, found }),
      console.error,
    )
    return () => {
      isShown = false
    }
  }, [client, enabled, root, id, age])
  return place?.id === id ? place.found : null
}
