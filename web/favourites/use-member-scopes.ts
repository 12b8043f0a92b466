import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useApiClient } from '#web/api/client-context.ts'
import { useBoot } from '#web/boot/boot-context.ts'
import { type Loading, useCatalogue } from '#web/catalogue/catalogue-context.ts'
import type { FavouriteScope } from './favourite-units.ts'
import { createMemberStores } from './member-stores.ts'

/** The projects of a group that have loaded so far. */
interface MemberScopes {
  readonly scopes: readonly FavouriteScope[]
  /** The state of all projects together. */
  readonly loading: Loading
  readonly retry: () => void
}

/** Loads the projects of the group while the page is open, and keeps them current. */
export function useMemberScopes(): MemberScopes {
  const client = useApiClient()
  const boot = useBoot()
  const { token } = useCatalogue()
  const [stores] = useState(() => createMemberStores(client, boot, token))
  const states = useSyncExternalStore(stores.subscribe, stores.states)
  useEffect(() => stores.load(), [stores])
  const knownToken = useRef(token)
  useEffect(() => {
    // A change in a project reaches a group as a new token answer.
    if (knownToken.current !== token) stores.refresh()
    knownToken.current = token
  }, [stores, token])
  const scopes = useMemo(
    () =>
      states.flatMap(({ project, changed, loading }, index): readonly FavouriteScope[] => {
        const catalogue = { token, project, changed, loading, retry: stores.load }
        return project ? [{ catalogue, project, member: stores.members[index] ?? null }] : []
      }),
    [states, stores, token],
  )
  return { scopes, loading: together(states.map(({ loading }) => loading)), retry: stores.load }
}

function together(states: readonly Loading[]): Loading {
  if (states.includes('loading')) return 'loading'
  return states.includes('failed') ? 'failed' : 'loaded'
}
