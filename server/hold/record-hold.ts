import type { HoldEvent } from '#contract/staff-events.ts'
import type { Actor } from '#server/account/actor.ts'
import type { Queries } from '#server/db/database.ts'
import { recordHistory } from '#server/history/record-history.ts'
import { announceStaff } from '#server/staff-event/announce-staff.ts'
import type { HoldRow } from './hold-store.ts'

/** What happened to a hold. */
interface HoldAct {
  readonly act: HoldEvent['act']
  readonly projectId: number
  readonly hold: HoldRow
  /** The ends before and after; null if the unit was not or is no longer held. */
  readonly old: Date | null
  readonly new: Date | null
}

/** Records what happened to holds in the history of their units, without personal data, and announces it to staff. */
export async function recordHolds(tx: Queries, by: Actor, acts: readonly HoldAct[], at: Date): Promise<void> {
  const changes = acts
    .filter(({ old, new: value }) => old?.getTime() !== value?.getTime())
    .map(({ hold, projectId, old, new: value }) => ({
      subject: 'instance' as const,
      id: hold.instance_id,
      projectId,
      field: 'hold',
      old: old?.toISOString() ?? null,
      new: value?.toISOString() ?? null,
    }))
  await recordHistory(tx, by, changes, { at })
  for (const { act, projectId, hold } of acts) {
    const { id, instance_id } = hold
    const data = { act, id, project_id: projectId, instance_id, until: hold.until.toISOString() }
    await announceStaff(tx, { kind: 'hold', accountId: by.accountId, projects: [projectId], data })
  }
}
