import { useMemo } from 'react'
import type { Catalogue } from '#contract/catalogues.ts'
import { type Entity, PROJECT } from '#domain/draft/entity.ts'
import type { Currency } from '#domain/price/currency.ts'
import { zoneOf } from '#domain/project/time-zone.ts'
import { manage } from '#studio/api/manage.ts'
import { draftHome, homeCall } from '#studio/draft/draft-home.ts'
import { useMe } from '#studio/person/me-context.ts'
import { useReading } from '#studio/reading/use-reading.ts'

// Frames are named by their picture, and their regions would make a large project slow to load.
const NAMED_KINDS =
  'project,catalogue,status,promoaction,tag,layout,estate,section,storey,instance,interactive,panorama'

/** What the screen needs to know of the live project or group. */
export interface ProjectFacts {
  /** Everything that a change may name, as it is live. */
  readonly entities: readonly Entity[]
  /** Null for a group. */
  readonly currency: Currency | null
  readonly timeZone: string
}

/** Reads the names, the currency and the time zone of what is live. Null until they are loaded. */
export function useProjectFacts(catalogue: Catalogue) {
  const home = draftHome(catalogue)
  const { account } = useMe()
  const { call, params } = homeCall(home, 'listEntities')
  const { data: entities, reload } = useReading<readonly Entity[]>(home, (signal, known) =>
    manage(call, { params, query: { kinds: NAMED_KINDS }, signal }).then(
      ({ data }) => data,
      // Without an answer the screen shows own ids instead of names.
      () => known ?? [],
    ),
  )
  const facts = useMemo(() => entities && factsOf(entities, account.time_zone), [entities, account.time_zone])
  return { facts, reload }
}

function factsOf(entities: readonly Entity[], accountZone: string | null): ProjectFacts {
  const { currency, time_zone } = entities.find(({ kind }) => kind === PROJECT.kind)?.fields ?? {}
  return {
    entities,
    currency: (currency as Currency | undefined) ?? null,
    timeZone: zoneOf(typeof time_zone === 'string' ? time_zone : null, accountZone),
  }
}
