import { useEffect, useState } from 'react'
import type { InteractiveData } from '#contract/interactive.ts'
import type { PictureQuery } from '#domain/picture/pinpoint.ts'
import { useApiClient } from '#web/api/client-context.ts'
import { showPicture } from './show-picture.ts'
import { usePicturesAge } from './use-pictures-age.ts'

/** A frame of a picture; null until it has come, and where it cannot be had (spec 8). */
export function usePicture(query: PictureQuery | null): InteractiveData | null {
  const { shown, isCurrent } = useLastPicture(query)
  return isCurrent ? shown : null
}

/** What is known of a picture that was asked for. */
export interface AskedPicture {
  /** The frame that came last: until another has come, and where it cannot be had, the one before stays (design 6). */
  readonly shown: InteractiveData | null
  readonly isCurrent: boolean
  readonly hasFailed: boolean
}

/** Asks for a frame of a picture and keeps the last one that came. */
export function useLastPicture(query: PictureQuery | null): AskedPicture {
  const client = useApiClient()
  const age = usePicturesAge()
  const [last, setLast] = useState<{ readonly key: string; readonly picture: InteractiveData } | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const key = query && JSON.stringify(query)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the query, as a value; what has aged is asked for again.
  useEffect(() => {
    if (!query || key === null) return
    let isShown = true
    showPicture(client, query).then(
      (picture) => isShown && setLast({ key, picture }),
      (error) => {
        console.error(error)
        if (isShown) setFailed(key)
      },
    )
    return () => {
      isShown = false
    }
  }, [client, key, age])
  const isCurrent = last !== null && last.key === key
  return { shown: last?.picture ?? null, isCurrent, hasFailed: !isCurrent && failed !== null && failed === key }
}
