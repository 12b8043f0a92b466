import { useSyncExternalStore } from 'react'
import { useApiClient } from '#web/api/client-context.ts'

/** Grows when the developer has changed the pictures: who shows one asks for it again. */
export function usePicturesAge(): number {
  const { kept } = useApiClient()
  return useSyncExternalStore(kept.subscribe, kept.age, kept.age)
}

/** Grows also when what has failed may be asked for again: who waits for a picture asks again. */
export function usePictureTries(): number {
  const { kept } = useApiClient()
  return useSyncExternalStore(kept.subscribe, kept.tries, kept.tries)
}
