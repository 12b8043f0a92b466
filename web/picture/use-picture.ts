import { useEffect, useState } from 'react'
import type { InteractiveData } from '#contract/interactive.ts'
import type { PictureQuery } from '#domain/picture/pinpoint.ts'
import { useApiClient } from '#web/api/client-context.ts'
import { broughtPicture, showPicture } from './show-picture.ts'
import { usePictureTries } from './use-pictures-age.ts'

/** A frame of a picture; null until it has come, and where it cannot be had. */
export function usePicture(query: PictureQuery | null): InteractiveData | null {
  const { shown, isCurrent } = useLastPicture(query)
  return isCurrent ? shown : null
}

/** What is known of a picture that was asked for. */
export interface AskedPicture {
  /** The frame that came last: until another has come, and where it cannot be had, the one before stays. */
  readonly shown: InteractiveData | null
  readonly isCurrent: boolean
  /** Why it did not come: the catalogue has no such picture, or anything that may be over at the next try. */
  readonly failure: 'unknown' | 'lost' | null
}

/** Asks for a frame of a picture and keeps the last one that came. */
export function useLastPicture(query: PictureQuery | null): AskedPicture {
  const client = useApiClient()
  const tries = usePictureTries()
  const key = query && JSON.stringify(query)
  const [last, setLast] = useState<{ readonly key: string; readonly picture: InteractiveData } | null>(() => {
    const picture = query && broughtPicture(client, query)
    return key !== null && picture ? { key, picture } : null
  })
  const [failed, setFailed] = useState<{ readonly key: string; readonly isUnknown: boolean } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the query, as a value; what has aged or failed is asked for again.
  useEffect(() => {
    if (!query || key === null) return
    let isShown = true
    showPicture(client, query).then(
      (picture) => isShown && setLast((now) => (now?.picture === picture && now.key === key ? now : { key, picture })),
      (error) => {
        console.error(error)
        if (isShown) setFailed({ key, isUnknown: error.code === 'not_found' })
      },
    )
    return () => {
      isShown = false
    }
  }, [client, key, tries])
  const isCurrent = last !== null && last.key === key
  const failure = isCurrent || failed?.key !== key ? null : failed?.isUnknown ? 'unknown' : 'lost'
  return { shown: last?.picture ?? null, isCurrent, failure }
}
