import { useCallback, useEffect, useState } from 'react'
import type { StudioKey } from '#i18n/messages.ts'
import { errorKey, isSignedOut } from '#studio/api/error-message.ts'
import { useSignedOut } from '#studio/person/signed-out-context.ts'
import { type People, readPeople } from './people-calls.ts'

/** The people of the company, null until they are loaded, and what went wrong. */
export function usePeople() {
  const [people, setPeople] = useState<People | null>(null)
  const [fault, setFault] = useState<StudioKey | null>(null)
  const onSignedOut = useSignedOut()
  const load = useCallback(async () => {
    setFault(null)
    await readPeople().then(setPeople, (error) => (isSignedOut(error) ? onSignedOut() : setFault(errorKey(error))))
  }, [onSignedOut])
  useEffect(() => void load(), [load])
  return { people, fault, load }
}
