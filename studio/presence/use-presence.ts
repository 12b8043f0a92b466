import { useEffect, useEffectEvent, useState } from 'react'
import type { PresenceEvent } from '#contract/staff-events.ts'
import { manage } from '#studio/api/manage.ts'
import { useStaffEvents } from '#studio/event/staff-event-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { type Present, stillHere, withPresence } from './present.ts'

/** How often this page says where the person is, in milliseconds. */
const REPEAT = 20_000
/** How long a cell is chosen before colleagues hear of it, in milliseconds. */
const PAUSE = 400

/** The colleagues on the same screen of a project. Tells them where this person is. */
export function usePresence(projectId: number, screen: string, cell: string | null): readonly Present[] {
  const me = useMe()
  const [people, setPeople] = useState<readonly Present[]>([])
  const say = useEffectEvent((where: string | null) => {
    // Presence is a courtesy: a failure changes nothing.
    const body = { project_id: projectId, screen: where, cell: where === null ? null : cell }
    manage('reportPresence', { body }).catch(() => {})
  })
  useEffect(() => {
    say(screen)
    const clock = setInterval(() => {
      say(screen)
      setPeople((now) => stillHere(now, Date.now()))
    }, REPEAT)
    return () => {
      clearInterval(clock)
      say(null)
    }
  }, [screen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another cell is news
  useEffect(() => {
    // Somebody who walks through the table by arrow keys is nowhere for long.
    const wait = setTimeout(() => say(screen), PAUSE)
    return () => clearTimeout(wait)
  }, [cell])
  useStaffEvents(({ kind, data }) => {
    if (kind !== 'presence') return
    const event = data as PresenceEvent
    const isOwn = event.who.kind === me.kind && event.who.id === me.id
    if (!isOwn) setPeople((now) => withPresence(now, event, { projectId, screen, at: Date.now() }))
  })
  return people
}
