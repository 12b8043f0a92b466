import { useEffect, useState } from 'react'
import type { InteractiveData } from '#contract/interactive.ts'
import { useApiClient } from '#web/api/client-context.ts'
import { showPicture } from '#web/picture/show-picture.ts'
import { usePictureTries } from '#web/picture/use-pictures-age.ts'

/** A loaded panorama or its state. `unknown`: the catalogue has no such panorama. `failed`: a retry may help. */
type LoadedPanorama = InteractiveData | 'loading' | 'unknown' | 'failed'

/** Loads a panorama by id. A null id is unknown. */
export function usePanorama(id: number | null): LoadedPanorama {
  const client = useApiClient()
  const tries = usePictureTries()
  const [last, setLast] = useState<{ readonly id: number; readonly loaded: LoadedPanorama } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` loads changed or failed data again.
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
