import { isDeepStrictEqual } from 'node:util'
import type { InstancePatch } from '#contract/instances.ts'
import type { InstanceChange } from '#domain/chess/live-changes.ts'
import { isAmountField } from '#domain/field/amount-fields.ts'
import { toMajor } from '#domain/price/money.ts'
import type { ReachingActor } from '#server/account/caller.ts'
import type { Queries } from '#server/db/database.ts'
import { type Act, type Change, recordHistory } from '#server/history/record-history.ts'
import type { Refusal } from '#server/http/refusal.ts'
import type { Changed } from '#server/live/change-data.ts'
import { announceStaff } from '#server/staff-event/announce-staff.ts'
import { type CheckedPatch, checkPatch } from './check-patch.ts'
import { ownPatched, refuseOwned, refuseTaken } from './feed-fields.ts'
import { readHeld } from './held-units.ts'
import {
  type InstanceValues,
  type LockedInstance,
  type ProjectMarks,
  readMarks,
  updateInstances,
} from './instance-store.ts'
import { lockPatchedInstances, type PatchedInstances } from './lock-patched-instances.ts'
import { type PlacedFault, refuseAll } from './patch-fault.ts'
import { publicChange } from './public-change.ts'
import { readPatch } from './read-patch.ts'

/** A unit whose values have changed. */
interface ChangedInstance extends LockedInstance {
  readonly before: InstanceValues
  /** The part that visitors may see; null if there is none. */
  readonly change: InstanceChange | null
}

/**
 * Changes all units, or none if the list has any error. Returns the number of units that have changed. A change with an act
 * is a publication.
 */
export async function patchInstances(
  tx: Queries,
  by: ReachingActor,
  list: readonly unknown[],
  act?: Act,
): Promise<Changed<number> | Refusal> {
  const sent = list.map(readPatch)
  const units = await lockPatchedInstances(
    tx,
    by,
    sent.flatMap((each) => ('patch' in each ? [each.patch] : [])),
  )
  const marks = await readMarks(tx, units.projectIds)
  const read = sent.map((each) => ('patch' in each ? checkNamed(each.patch, units, marks) : each))
  const checked = await refuseTaken(tx, by, units.locked, read)
  const [fault, ...others] = checked.flatMap(placedFaults)
  if (fault) return refuseAll([fault, ...others])
  const owned = act ? null : await refuseOwned(tx, by, units.locked, checked)
  if (owned) return owned
  const patches = checked.flatMap((each) => ('values' in each ? [each] : []))
  await ownPatched(tx, by, units.locked, patches)
  const changed = changedInstances(
    units.locked,
    patches,
    marks,
    // After the lock: a hold that was made meanwhile decides what visitors see.
    await readHeld(
      tx,
      units.locked.map(({ id }) => id),
    ),
  )
  if (changed.length > 0) await updateInstances(tx, changed)
  await recordHistory(tx, by, changed.flatMap(historyOf), act)
  const projects = [...new Set(changed.map(({ project_id }) => project_id))]
  for (const id of projects) {
    await announceStaff(tx, {
      kind: 'instance',
      accountId: by.accountId,
      projects: [id],
      data: {
        project_id: id,
        changed: changed.filter(({ project_id }) => project_id === id).length,
        who: { kind: by.kind, id: by.id },
      },
    })
  }
  // Pages of all changed projects get the same list of units, and must not see those of another project.
  const announced = projects.length === 1 ? changed.filter(({ is_public }) => is_public) : []
  return {
    result: changed.length,
    subjects: projects.map((id) => ({ scope: 'chess', id })),
    instances: announced.flatMap(({ change }) => change ?? []),
  }
}

function checkNamed(patch: InstancePatch, units: PatchedInstances, marks: ProjectMarks): CheckedPatch {
  const unit = units.of(patch)
  if (!('reason' in unit)) return checkPatch(patch, unit, marks)
  const { field } = unit
  return { faults: [{ ...unit, value: patch[field] }] }
}

function placedFaults(checked: CheckedPatch, index: number): readonly PlacedFault[] {
  return 'faults' in checked ? checked.faults.map((fault) => ({ ...fault, index })) : []
}

/** Merges the patches of each unit in order. */
function changedInstances(
  locked: readonly LockedInstance[],
  patches: readonly { readonly id: number; readonly values: Partial<InstanceValues> }[],
  marks: ProjectMarks,
  held: ReadonlySet<number>,
): readonly ChangedInstance[] {
  const byId = new Map<number, Partial<InstanceValues>>()
  for (const { id, values } of patches) byId.set(id, { ...byId.get(id), ...values })
  return locked.flatMap((instance) => {
    const values = { ...instance.values, ...byId.get(instance.id) }
    if (isDeepStrictEqual(values, instance.values)) return []
    const isHeld = held.has(instance.id)
    const change = publicChange(instance, marks, { values: instance.values, isHeld }, { values, isHeld })
    return [{ ...instance, before: instance.values, values, change }]
  })
}

/** One history entry for each changed field. */
function historyOf({ id, project_id, before, values }: ChangedInstance): readonly Change[] {
  const fields = Object.keys(values) as (keyof InstanceValues)[]
  return fields
    .filter((field) => !isDeepStrictEqual(before[field], values[field]))
    .map((field) => ({
      subject: 'instance',
      id,
      projectId: project_id,
      field,
      old: figureOf(field, before[field]),
      new: figureOf(field, values[field]),
    }))
}

/** Formats amounts as in the API. */
function figureOf(field: string, value: unknown): unknown {
  return isAmountField(field) && typeof value === 'number' ? toMajor(value) : value
}
