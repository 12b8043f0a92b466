import { useEffect, useState } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { locateUnit, type UnitPlace } from '#domain/picture/locate-unit.ts'
import { useApiClient } from '#web/api/client-context.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { showPicture } from './show-picture.ts'
import { usePicturesAge } from './use-pictures-age.ts'

/** The result of searching the pictures for a unit. */
interface LocatedUnit {
  /** Null until the unit is found, or if no pictures are available. */
  readonly place: UnitPlace | null
  /** Whether the search has ended. */
  readonly isSettled: boolean
}

/** Where a unit is in the pictures of the catalogue. Null until it is found, or if no pictures are available. */
export function useUnitPlace(instance: Instance): UnitPlace | null {
  return useLocatedUnit(instance).place
}

/** Like `useUnitPlace`, but also reports when the search has ended. */
export function useLocatedUnit(instance: Instance): LocatedUnit {
  const client = useApiClient()
  const { enabled, root } = useCatalogue().token.interactive
  const age = usePicturesAge()
  const [located, setLocated] = useState<{ readonly id: number; readonly place: UnitPlace | null } | null>(null)
  const { id } = instance
  // biome-ignore lint/correctness/useExhaustiveDependencies: a live change creates a new object for the same unit, whose place is the same; `age` loads changed pictures again.
  useEffect(() => {
    if (!enabled) return
    let isShown = true
    locateUnit(instance, root, (query) => showPicture(client, query)).then(
      (place) => isShown && setLocated({ id, place }),
      (error) => {
        console.error(error)
        // Keeps the place that was found before.
        if (isShown) setLocated((before) => (before?.id === id ? before : { id, place: null }))
      },
    )
    return () => {
      isShown = false
    }
  }, [client, enabled, root, id, age])
  const isCurrent = located?.id === id
  return { place: isCurrent ? located.place : null, isSettled: isCurrent || !enabled }
}
