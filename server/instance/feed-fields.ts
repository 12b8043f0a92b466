import { type OwnedField, ownedFieldOf } from '#domain/field/unit.ts'
import type { Actor } from '#server/account/actor.ts'
import type { Queries } from '#server/db/database.ts'
import type { Refusal } from '#server/http/refusal.ts'
import type { CheckedPatch } from './check-patch.ts'
import { isFieldOwned, ownFields, readTaken } from './field-owners.ts'
import type { InstanceValues, LockedInstance } from './instance-store.ts'

/**
 * Refuses the changes that a person makes by hand in fields that a feed owns: the feed would write over them. Other systems
 * and publications, which have checks of their own, may change every field.
 */
export async function refuseOwned(
  tx: Queries,
  by: Actor,
  locked: readonly LockedInstance[],
  checked: readonly CheckedPatch[],
): Promise<Refusal | null> {
  if (by.kind !== 'person') return null
  for (const [project, fields] of patchedFields(locked, checked)) {
    for (const field of fields) {
      if (await isFieldOwned(tx, project, field)) {
        return { refused: 'conflict', reason: `${field}: is written by a feed; take the field over first` }
      }
    }
  }
  return null
}

/** Refuses the changes of a feed in fields that somebody has taken over. */
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
    const fields = Object.keys(patch.values).flatMap((column) => ownedFieldOf(column) ?? [])
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
  for (const [project, fields] of patchedFields(locked, patches)) await ownFields(tx, by, project, fields)
}

/** The fields that changes name, by project. */
function patchedFields(
  locked: readonly LockedInstance[],
  patches: readonly CheckedPatch[],
): readonly (readonly [number, ReadonlySet<OwnedField>])[] {
  const projectOf = new Map(locked.map(({ id, project_id }) => [id, project_id]))
  const byProject = new Map<number, Set<OwnedField>>()
  for (const patch of patches) {
    const project = 'values' in patch ? projectOf.get(patch.id) : undefined
    if (project === undefined || !('values' in patch)) continue
    const fields = byProject.get(project) ?? new Set()
    for (const column of Object.keys(patch.values)) {
      const field = ownedFieldOf(column)
      if (field) fields.add(field)
    }
    byProject.set(project, fields)
  }
  return [...byProject].toSorted(([a], [b]) => a - b)
}
