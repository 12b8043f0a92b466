import { useCallback, useEffect, useState } from 'react'
import type { Catalogue } from '#contract/catalogues.ts'
import type { PublicationsAnswer } from '#contract/publications.ts'
import type { Entity } from '#domain/draft/entity.ts'
import { zoneOf } from '#domain/project/time-zone.ts'
import { callManage, readManage } from '#studio/api/call-manage.ts'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { draftHome } from '#studio/draft/draft-path.ts'
import { useStaffEvents } from '#studio/event/staff-event-context.ts'
import { useMe } from '#studio/person/me-context.ts'
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
  const [planned, setPlanned] = useState<{ readonly home: string; readonly time: PlannedTime | null } | null>(null)
  const [running, setRunning] = useState<string | null>(null)
  const home = catalogue && draftHome(catalogue)
  const projectId = catalogue?.project_id ?? null
  const { reload } = useCatalogues()
  const zone = useMe().account.time_zone
  const load = useCallback(async () => {
    if (home === null || !mayPublish) return
    // The pill only informs: without an answer it keeps what it says.
    const time = await readPlanned(home, projectId, zone).catch(() => undefined)
    if (time !== undefined) setPlanned({ home, time })
  }, [home, projectId, mayPublish, zone])
  useEffect(() => void load(), [load])
  useStaffEvents((event) => {
    if (!catalogue || (event.kind !== 'reload' && !isAbout(event, catalogue))) return
    if (event.kind === 'publication' || event.kind === 'reload') void load()
    // Somebody else may have put it on the site.
    if (event.kind === 'publication' && !catalogue.published) void reload()
    const isRunning = runsAfter(event)
    if (isRunning !== null) setRunning(isRunning ? home : null)
  })
  const isRunning = useLasting(running !== null && running === home, () => setRunning(null))
  return { isRunning, planned: planned?.home === home ? planned.time : null }
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

async function readPlanned(home: string, projectId: number | null, zone: string | null): Promise<PlannedTime | null> {
  const { data } = await readManage<PublicationsAnswer>('GET', `${home}/publications?state=planned`)
  const at = nextPlanned(data)
  if (at === null) return null
  const entities =
    projectId === null ? [] : await callManage<readonly Entity[]>('GET', `projects/${projectId}/entities?kinds=project`)
  const own = entities.find(({ kind }) => kind === 'project')?.fields.time_zone
  return { at: new Date(at), timeZone: zoneOf(typeof own === 'string' ? own : null, zone) }
}
