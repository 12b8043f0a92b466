import type { OwnedField } from '#contract/field-owners.ts'
import type { Actor } from '#server/account/actor.ts'
import type { Queries } from '#server/db/database.ts'
import type { CheckedPatch } from './check-patch.ts'
import { ownFields, readTaken } from './field-owners.ts'
import type { InstanceValues, LockedInstance } from './instance-store.ts'

/** The name of a field in patches and drafts. */
function ownedField(column: string): OwnedField {
  return column === 'status_id' ? 'status' : (column as Exclude<keyof InstanceValues, 'status_id'>)
}

/** Refuses the changes of a feed in fields that somebody has taken over. Other callers may change every field. */
export async function refuseTaken(
  tx: Queries,
  by: Actor,
  locked: readonly LockedInstance[],
  checked: readonly CheckedPatch[],
): Promise<readonly CheckedPatch[]> {
  if (by.kind !== 'feed') return checked
  const projectOf = new Map(locked.map(({ id, project_id }) => [id, project_id]))
  const taken = await readTaken(tx, [...new Set(projectOf.values())])
  return checked.map((patch) => {
    if ('faults' in patch) return patch
    const project = projectOf.get(patch.id)
    const fields = Object.keys(patch.values).map(ownedField)
    const faults = fields
      .filter((field) => taken.has(`${project}/${field}`))
      .map((field) => ({
        field,
        reason: `a person has taken this field over; POST manage/projects/${project}/field-owners/release gives it back`,
      }))
    return faults.length > 0 ? { faults } : patch
  })
}

/** Makes a feed the owner of every field that its changes name, whether the values differ or not. */
export async function ownPatched(
  tx: Queries,
  by: Actor,
  locked: readonly LockedInstance[],
  patches: readonly { readonly id: number; readonly values: Partial<InstanceValues> }[],
): Promise<void> {
  if (by.kind !== 'feed') return
  const projectOf = new Map(locked.map(({ id, project_id }) => [id, project_id]))
  const byProject = new Map<number, Set<OwnedField>>()
  for (const { id, values } of patches) {
    const project = projectOf.get(id)
    if (project === undefined) continue
    const fields = byProject.get(project) ?? new Set()
    for (const column of Object.keys(values)) fields.add(ownedField(column))
    byProject.set(project, fields)
  }
  for (const [project, fields] of [...byProject].toSorted(([a], [b]) => a - b)) await ownFields(tx, by, project, fields)
}
