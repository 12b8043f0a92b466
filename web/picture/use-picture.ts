import { useEffect, useState } from 'react'
import type { InteractiveData } from '#contract/interactive.ts'
import { useApiClient } from '#web/api/client-context.ts'
import { type PictureQuery, showPicture } from './show-picture.ts'

/** A frame of a picture; null until it has come, and where it cannot be had (spec 8). */
export function usePicture(query: PictureQuery | null): InteractiveData | null {
  const client = useApiClient()
  const [shown, setShown] = useState<{ readonly key: string; readonly picture: InteractiveData } | null>(null)
  const key = query && JSON.stringify(query)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the query, as a value.
  useEffect(() => {
    if (!query || key === null) return
    let isShown = true
    showPicture(client, query).then((picture) => isShown && setShown({ key, picture }), console.error)
    return () => {
      isShown = false
    }
  }, [client, key])
  return shown?.key === key ? shown.picture : null
}
