import { useCallback, useEffect, useState } from 'react'
import type { Catalogue } from '#contract/catalogues.ts'
import { type Entity, PROJECT } from '#domain/draft/entity.ts'
import type { Currency } from '#domain/price/currency.ts'
import { zoneOf } from '#domain/project/time-zone.ts'
import { draftHome } from '#studio/draft/draft-path.ts'
import { useMe } from '#studio/person/me-context.ts'
import { readEntities } from './publish-calls.ts'

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
  const [facts, setFacts] = useState<ProjectFacts | null>(null)
  const home = draftHome(catalogue)
  const { account } = useMe()
  const load = useCallback(async () => {
    // Without an answer the screen shows own ids instead of names.
    const entities = await readEntities(home).catch(() => [])
    const { currency, time_zone } = entities.find(({ kind }) => kind === PROJECT.kind)?.fields ?? {}
    setFacts({
      entities,
      currency: (currency as Currency | undefined) ?? null,
      timeZone: zoneOf(typeof time_zone === 'string' ? time_zone : null, account.time_zone),
    })
  }, [home, account.time_zone])
  useEffect(() => void load(), [load])
  return { facts, load }
}
