import { useEffect, useState } from 'react'
import type { InteractiveData } from '#contract/interactive.ts'
import { useApiClient } from '#web/api/client-context.ts'
import { showPicture } from '#web/picture/show-picture.ts'
import { usePicturesAge } from '#web/picture/use-pictures-age.ts'

/** A panorama that has come, that is coming, or that cannot be had. */
export type LoadedPanorama = InteractiveData | 'loading' | 'failed'

/** The panorama of an id; none has failed before it was asked for. */
export function usePanorama(id: number | null): LoadedPanorama {
  const client = useApiClient()
  const age = usePicturesAge()
  const [last, setLast] = useState<{ readonly id: number; readonly loaded: LoadedPanorama } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has aged is asked for again.
  useEffect(() => {
    if (id === null) return
    let isShown = true
    showPicture(client, { id: String(id), frame: 0 }).then(
      (panorama) => isShown && setLast({ id, loaded: panorama.scenes?.length ? panorama : 'failed' }),
      (error) => {
        console.error(error)
        if (isShown) setLast({ id, loaded: 'failed' })
      },
    )
    return () => {
      isShown = false
    }
  }, [client, id, age])
  if (id === null) return 'failed'
  return last?.id === id ? last.loaded : 'loading'
}
