import { useEffect, useState } from 'react'
import type { InteractiveData } from '#contract/interactive.ts'
import { useApiClient } from '#web/api/client-context.ts'
import { type PictureQuery, showPicture } from './show-picture.ts'
import { usePicturesAge } from './use-pictures-age.ts'

/** A frame of a picture; null until it has come, and where it cannot be had (spec 8). */
export function usePicture(query: PictureQuery | null): InteractiveData | null {
  const { shown, isCurrent } = useLastPicture(query)
  return isCurrent ? shown : null
}

/** The frame that came last: until another has come, and where it cannot be had, the one before stays (design 6). */
export function useLastPicture(query: PictureQuery | null): { shown: InteractiveData | null; isCurrent: boolean } {
  const client = useApiClient()
  const age = usePicturesAge()
  const [last, setLast] = useState<{ readonly key: string; readonly picture: InteractiveData } | null>(null)
  const key = query && JSON.stringify(query)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the query, as a value; what has aged is asked for again.
  useEffect(() => {
    if (!query || key === null) return
    let isShown = true
    showPicture(client, query).then((picture) => isShown && setLast({ key, picture }), console.error)
    return () => {
      isShown = false
    }
  }, [client, key, age])
  return { shown: last?.picture ?? null, isCurrent: last !== null && last.key === key }
}
