import { useEffect, useState } from 'react'
import type { InteractiveData } from '#contract/interactive.ts'
import type { PictureQuery } from '#domain/picture/pinpoint.ts'
import { useApiClient } from '#web/api/client-context.ts'
import { broughtPicture, showPicture } from './show-picture.ts'
import { usePictureTries } from './use-pictures-age.ts'

/** A frame of a picture. Null until it has loaded, or if it fails to load. */
export function usePicture(query: PictureQuery | null): InteractiveData | null {
  const { shown, isCurrent } = useLastPicture(query)
  return isCurrent ? shown : null
}

/** The state of a requested picture. */
interface AskedPicture {
  /** The frame that loaded last. It stays until the next one has loaded, also if that fails. */
  readonly shown: InteractiveData | null
  readonly isCurrent: boolean
  /** Why it failed to load. `unknown`: the catalogue has no such picture. `lost`: a retry may help. */
  readonly failure: 'unknown' | 'lost' | null
}

/** Loads a frame of a picture and keeps the last one that loaded. */
export function useLastPicture(query: PictureQuery | null): AskedPicture {
  const client = useApiClient()
  const tries = usePictureTries()
  const key = query && JSON.stringify(query)
  const [last, setLast] = useState<{ readonly key: string; readonly picture: InteractiveData } | null>(() => {
    const picture = query && broughtPicture(client, query)
    return key !== null && picture ? { key, picture } : null
  })
  const [failed, setFailed] = useState<{ readonly key: string; readonly isUnknown: boolean } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the query; `tries` loads changed or failed data again.
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
