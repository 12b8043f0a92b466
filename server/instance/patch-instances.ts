import { isDeepStrictEqual } from 'node:util'
import type { InstancePatch } from '#contract/instances.ts'
import type { InstanceChange } from '#domain/chess/live-changes.ts'
import { isPricePublic } from '#domain/instance/public-price.ts'
import { fractionDigitsOf } from '#domain/price/currency.ts'
import { toMajor, toMinor } from '#domain/price/money.ts'
import type { ReachingActor } from '#server/account/caller.ts'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { figureOf } from '#server/history/import-history.ts'
import { type Change, recordHistory } from '#server/history/record-history.ts'
import type { Changed } from '#server/live/change-data.ts'
import { invalidField, type Refusal, unknownId } from '#server/manage/refusal.ts'
import {
  type InstanceValues,
  type LockedInstance,
  lockInstances,
  lockProjects,
  type ProjectMarks,
  readMarks,
  updateInstances,
} from './instance-store.ts'

/** A unit whose values are really new. */
interface ChangedInstance extends LockedInstance {
  readonly before: InstanceValues
  /** What of it visitors may learn; null where that is nothing. */
  readonly change: InstanceChange | null
}

/** Changes units, all of them or, if one can't be, none. Gives the number of those that are different now. */
export async function patchInstances(
  tx: Queries,
  by: ReachingActor,
  patches: readonly InstancePatch[],
): Promise<Changed<number> | Refusal> {
  const ids = [...new Set(patches.map(({ id }) => id))].filter(canBeStored)
  const projectIds = await lockProjects(tx, by, ids)
  const locked = await lockInstances(tx, by, ids)
  const byId = new Map(locked.map((instance) => [instance.id, instance]))
  const marks = await readMarks(tx, projectIds)
  const refusal = firstRefusal(patches, byId, marks)
  if (refusal) return refusal
  const changed = changedInstances(locked, patches, marks)
  if (changed.length > 0) await updateInstances(tx, changed)
  await recordHistory(tx, by, changed.flatMap(historyOf))
  const projects = [...new Set(changed.map(({ project_id }) => project_id))]
  // One list of units goes with all projects of a change: pages of one must not hear of another's.
  const announced = projects.length === 1 ? changed.filter(({ is_public }) => is_public) : []
  return {
    result: changed.length,
    subjects: projects.map((id) => ({ scope: 'chess', id })),
    instances: announced.flatMap(({ change }) => change ?? []),
  }
}

function firstRefusal(
  patches: readonly InstancePatch[],
  instances: ReadonlyMap<number, LockedInstance>,
  marks: ProjectMarks,
): Refusal | null {
  for (const [index, patch] of patches.entries()) {
    const instance = instances.get(patch.id)
    if (!instance) return unknownId(`${index}.id`, patch.id)
    const refusal = refuseMarks(index, patch, instance.project_id, marks) ?? refuseDecimals(index, patch, instance)
    if (refusal) return refusal
  }
  return null
}

function refuseMarks(index: number, patch: InstancePatch, projectId: number, marks: ProjectMarks): Refusal | null {
  const { status_id, promoactions = [], tags = [] } = patch
  if (status_id !== undefined && !marks.has('status', projectId, status_id)) {
    return invalidField(`${index}.status_id`, `the project has no status ${status_id}`)
  }
  const promoaction = promoactions.findIndex((id) => !marks.has('promoaction', projectId, id))
  if (promoaction >= 0) {
    return invalidField(
      `${index}.promoactions.${promoaction}`,
      `the project has no promoaction ${promoactions[promoaction]}`,
    )
  }
  const tag = tags.findIndex((id) => !marks.has('tag', projectId, id))
  return tag < 0 ? null : invalidField(`${index}.tags.${tag}`, `the project has no tag ${tags[tag]}`)
}

function refuseDecimals(index: number, patch: InstancePatch, { currency }: LockedInstance): Refusal | null {
  if (fractionDigitsOf(currency) > 0) return null
  const field = (['price', 'extra_price'] as const).find((name) => !Number.isInteger(patch[name] ?? 0))
  return field ? invalidField(`${index}.${field}`, `${currency} has no decimals`) : null
}

/** Patches of the same unit count in their order. */
function changedInstances(
  locked: readonly LockedInstance[],
  patches: readonly InstancePatch[],
  marks: ProjectMarks,
): readonly ChangedInstance[] {
  const patchById = new Map<number, InstancePatch>()
  for (const patch of patches) patchById.set(patch.id, { ...patchById.get(patch.id), ...patch })
  return locked.flatMap((instance) => {
    const patch = patchById.get(instance.id)
    const values = { ...instance.values, ...(patch && valuesOf(patch)) }
    if (isDeepStrictEqual(values, instance.values)) return []
    const change = differenceOf(instance.id, publicValues(instance.values, marks), publicValues(values, marks))
    return [{ ...instance, before: instance.values, values, change }]
  })
}

/** A change for each field that is new. */
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

/** The values of a patch as they are stored: amounts in minor units, no mark twice. */
function valuesOf({ id: _, price, extra_price, promoactions, tags, ...rest }: InstancePatch): Partial<InstanceValues> {
  return {
    ...rest,
    ...(price !== undefined && { price: price && toMinor(price) }),
    ...(extra_price !== undefined && { extra_price: extra_price && toMinor(extra_price) }),
    ...(promoactions && { promoactions: [...new Set(promoactions)] }),
    ...(tags && { tags: [...new Set(tags)] }),
  }
}

/** Values as visitors may learn them: the price of a unit that is not free is nobody's to read. */
function publicValues(values: InstanceValues, marks: ProjectMarks): InstanceValues {
  return isPricePublic(marks.typeOf(values.status_id), false) ? values : { ...values, price: null, extra_price: null }
}

/** The fields that are new, as pages hear of them; null when all is as it was. */
function differenceOf(id: number, before: InstanceValues, after: InstanceValues): InstanceChange | null {
  const fields = Object.keys(after) as (keyof InstanceValues)[]
  const news = fields.filter((field) => !isDeepStrictEqual(before[field], after[field]))
  if (news.length === 0) return null
  const { price, extra_price, ...rest } = after
  const shown = { ...rest, price: price && toMajor(price), extra_price: extra_price && toMajor(extra_price) }
  return { id, ...Object.fromEntries(news.map((field) => [field, shown[field]])) }
}
