import { useEffect, useState } from 'react'
import type { InteractiveData } from '#contract/interactive.ts'
import { useApiClient } from '#web/api/client-context.ts'
import { showPicture } from '#web/picture/show-picture.ts'
import { usePictureTries } from '#web/picture/use-pictures-age.ts'

/** A panorama that has come, that is coming, that the catalogue does not have, or that did not come this time. */
export type LoadedPanorama = InteractiveData | 'loading' | 'unknown' | 'failed'

/** The panorama of an id; without an id there is none. */
export function usePanorama(id: number | null): LoadedPanorama {
  const client = useApiClient()
  const tries = usePictureTries()
  const [last, setLast] = useState<{ readonly id: number; readonly loaded: LoadedPanorama } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has aged or failed is asked for again.
  useEffect(() => {
    if (id === null) return
    let isShown = true
    showPicture(client, { id: String(id), frame: 0 }).then(
      (panorama) => isShown && setLast({ id, loaded: panorama.scenes?.length ? panorama : 'unknown' }),
      (error) => {
        console.error(error)
        if (isShown) setLast({ id, loaded: error.code === 'not_found' ? 'unknown' : 'failed' })
      },
    )
    return () => {
      isShown = false
    }
  }, [client, id, tries])
  if (id === null) return 'unknown'
  return last?.id === id ? last.loaded : 'loading'
}
