import { useEffect, useState } from 'react'
import type { Catalogue } from '#contract/catalogues.ts'
import { zoneOf } from '#domain/project/time-zone.ts'
import { manage } from '#studio/api/manage.ts'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { draftHome, homeCall } from '#studio/draft/draft-home.ts'
import { useStaffEvents } from '#studio/event/staff-event-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { useReading } from '#studio/reading/use-reading.ts'
import { isAbout, nextPlanned, runsAfter } from './pill-state.ts'

/** A publication that ends within this time shows no spinner, in milliseconds. */
const SHORT = 300
/** A server that was killed says no more. */
const LONGEST = 5 * 60_000

/** A planned publication and the time zone of its project. */
export interface PlannedTime {
  readonly at: Date
  readonly timeZone: string
}

/** Whether a publication of the catalogue runs, also one of somebody else, and when the next one is planned. */
export function usePublications(catalogue: Catalogue | null, mayPublish: boolean) {
  const [running, setRunning] = useState<string | null>(null)
  const home = catalogue && draftHome(catalogue)
  const { reload } = useCatalogues()
  const zone = useMe().account.time_zone
  // The pill only informs: without an answer it keeps what it says.
  const planned = useReading(mayPublish ? home : null, async (signal) => catalogue && readPlanned(catalogue, signal), {
    on: (event) => catalogue !== null && event.kind === 'publication' && isAbout(event, catalogue),
  }).data
  useStaffEvents((event) => {
    if (!catalogue || (event.kind !== 'reload' && !isAbout(event, catalogue))) return
    // Somebody else may have put it on the site.
    if (event.kind === 'publication' && !catalogue.published) void reload()
    const isRunning = runsAfter(event)
    if (isRunning !== null) setRunning(isRunning ? home : null)
  })
  const isRunning = useLasting(running !== null && running === home, () => setRunning(null))
  return { isRunning, planned: planned && { at: planned.at, timeZone: zoneOf(planned.timeZone, zone) } }
}

/** True after something lasts for a moment. Calls `onLost` if it never ends. */
function useLasting(isOn: boolean, onLost: () => void): boolean {
  const [lasts, setLasts] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function must not restart the timers.
  useEffect(() => {
    if (!isOn) return
    const timers = [setTimeout(() => setLasts(true), SHORT), setTimeout(onLost, LONGEST)]
    return () => {
      for (const timer of timers) clearTimeout(timer)
      setLasts(false)
    }
  }, [isOn])
  return lasts
}

/** The next planned publication, with the time zone that the project has of its own. */
async function readPlanned(catalogue: Catalogue, signal: AbortSignal) {
  const { call, params } = homeCall(draftHome(catalogue), 'listPublications')
  const at = nextPlanned((await manage(call, { params, query: { state: 'planned' }, signal })).data)
  if (at === null) return null
  const own = catalogue.project_id === null ? null : await readOwnZone(catalogue.project_id, signal)
  return { at: new Date(at), timeZone: own }
}

async function readOwnZone(id: number, signal: AbortSignal): Promise<string | null> {
  const { data } = await manage('listEntities', { params: { id }, query: { kinds: 'project' }, signal })
  const own = data.find(({ kind }) => kind === 'project')?.fields.time_zone
  return typeof own === 'string' ? own : null
}
