import { useSyncExternalStore } from 'react'
import { useApiClient } from '#web/api/client-context.ts'

/** Grows when the developer has changed the pictures: who shows one asks for it again. */
export function usePicturesAge(): number {
  const { kept } = useApiClient()
  return useSyncExternalStore(kept.onClear, kept.age)
}
