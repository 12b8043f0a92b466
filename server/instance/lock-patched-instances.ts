import type { InstancePatch } from '#contract/instances.ts'
import type { InstanceName } from '#contract/named-instances.ts'
import type { Reach } from '#server/account/reach.ts'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { findInstances } from './find-instances.ts'
import { type LockedInstance, lockInstances, lockProjects } from './instance-store.ts'
import { createResolve, fieldOf, isNameFault, type NameFault } from './resolve-instance.ts'

/** The units of a list of changes, locked until the transaction ends. */
export interface PatchedInstances {
  readonly projectIds: readonly number[]
  /** Ordered by id. */
  readonly locked: readonly LockedInstance[]
  readonly of: (patch: InstancePatch) => LockedInstance | NameFault
}

/** Finds the units of changes, by whichever name each change uses, and locks them. */
export async function lockPatchedInstances(
  tx: Queries,
  reach: Reach,
  patches: readonly InstancePatch[],
): Promise<PatchedInstances> {
  const byId = patches.filter(isNamedById).flatMap(({ id }) => id ?? [])
  const named = patches.filter((patch) => !isNamedById(patch))
  const possible = (await findInstances(tx, reach, named)).map(({ id }) => id)
  const projectIds = await lockProjects(tx, reach, [...new Set([...byId.filter(canBeStored), ...possible])])
  // Read again: an import that held the lock until now may have renamed units.
  const resolve = createResolve(await findInstances(tx, reach, named))
  const resolved = named.map(resolve).flatMap((unit) => (isNameFault(unit) ? [] : [unit.id]))
  const locked = await lockInstances(tx, reach, [...new Set([...byId.filter(canBeStored), ...resolved])])
  const lockedById = new Map(locked.map((instance) => [instance.id, instance]))
  // Units that could not be locked are archived or do not exist.
  const missing = byId.filter((id) => !lockedById.has(id)).map((id) => ({ id }))
  const resolveMissing = createResolve(await findInstances(tx, reach, missing))
  return {
    projectIds,
    locked,
    of: (patch) => {
      const known = isNamedById(patch) ? lockedById.get(patch.id ?? Number.NaN) : undefined
      if (known) return known
      const unit = isNamedById(patch) ? resolveMissing(patch) : resolve(patch)
      return isNameFault(unit) ? unit : (lockedById.get(unit.id) ?? goneMeanwhile(patch))
    },
  }
}

function isNamedById({ id, external_id, number, project, estate, section, kind }: InstanceName): boolean {
  return id !== undefined && [external_id, number, project, estate, section, kind].every((part) => part === undefined)
}

function goneMeanwhile(name: InstanceName): NameFault {
  return { field: fieldOf(name), isUnknown: true, reason: 'was archived while it was being changed' }
}
