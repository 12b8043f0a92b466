import { useCallback, useEffect, useState } from 'react'
import { hasDuty } from '#domain/account/role.ts'
import { useStaffEvents } from '#studio/event/staff-event-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { type NewRequests, readNewRequests } from './home-calls.ts'

/** The requests that nobody has taken yet, kept current. Null until they are known, and for roles that may not see them. */
export function useNewRequests(): NewRequests | null {
  const maySee = hasDuty(useMe().role, 'serve')
  const [requests, setRequests] = useState<NewRequests | null>(null)
  const load = useCallback(async () => {
    // Without an answer the last known ones stay.
    const answer = maySee ? await readNewRequests().catch(() => null) : null
    if (answer) setRequests(answer)
  }, [maySee])
  useEffect(() => void load(), [load])
  useStaffEvents(({ kind }) => {
    if (kind === 'order' || kind === 'reload') void load()
  })
  return requests
}
