import { useCallback, useEffect, useState } from 'react'
import type { StudioKey } from '#i18n/messages.ts'
import { errorKey, isSignedOut } from '#studio/api/error-message.ts'
import { useSignedOut } from './signed-out-context.ts'

/** A list of the server: the items, null until they are loaded, and what went wrong. */
export function useList<Item>(read: () => Promise<readonly Item[]>) {
  const [items, setItems] = useState<readonly Item[] | null>(null)
  const [fault, setFault] = useState<StudioKey | null>(null)
  const onSignedOut = useSignedOut()
  const load = useCallback(async () => {
    setFault(null)
    await read().then(setItems, (error) => (isSignedOut(error) ? onSignedOut() : setFault(errorKey(error))))
  }, [read, onSignedOut])
  useEffect(() => void load(), [load])
  return { items, fault, load }
}
