import { useEffect, useState } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { locateUnit, type UnitPlace } from '#domain/picture/locate-unit.ts'
import { useApiClient } from '#web/api/client-context.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { showPicture } from './show-picture.ts'
import { usePicturesAge } from './use-pictures-age.ts'

/** A unit that is looked for in the pictures. */
export interface LocatedUnit {
  /** Null until it is found, and where no pictures can be had (spec 8). */
  readonly place: UnitPlace | null
  /** Nothing more is going to come. */
  readonly isSettled: boolean
}

/** Where a unit is in the pictures of the catalogue; null until they have come, and where none can be had (spec 8). */
export function useUnitPlace(instance: Instance): UnitPlace | null {
  return useLocatedUnit(instance).place
}

/** Looks for a unit in the pictures of the catalogue, for who has to know when that has ended. */
export function useLocatedUnit(instance: Instance): LocatedUnit {
  const client = useApiClient()
  const { enabled, root } = useCatalogue().token.interactive
  const age = usePicturesAge()
  const [located, setLocated] = useState<{ readonly id: number; readonly place: UnitPlace | null } | null>(null)
  const { id } = instance
  // biome-ignore lint/correctness/useExhaustiveDependencies: a live change makes another object of the same unit, which stays where it is; pictures that have aged are asked for again.
  useEffect(() => {
    if (!enabled) return
    let isShown = true
    locateUnit(instance, root, (query) => showPicture(client, query)).then(
      (place) => isShown && setLocated({ id, place }),
      (error) => {
        console.error(error)
        // What was found before is still there.
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
