import { useSyncExternalStore } from 'react'
import { useApiClient } from '#web/api/client-context.ts'

/** Grows when the developer changes the pictures, so that components load them again. */
export function usePicturesAge(): number {
  const { kept } = useApiClient()
  return useSyncExternalStore(kept.subscribe, kept.age, kept.age)
}

/** Like `usePicturesAge`, but also grows on a retry after a failure. */
export function usePictureTries(): number {
  const { kept } = useApiClient()
  return useSyncExternalStore(kept.subscribe, kept.tries, kept.tries)
}
