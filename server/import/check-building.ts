import type { ImportError } from '#contract/errors.ts'
import type { ProjectFile } from '#contract/project-file.ts'
import type { InstanceEntry, ProjectEntries, SectionEntry, StoreyEntry } from './entries.ts'
import type { FileStorey } from './file-types.ts'
import type { KnownIds } from './known-ids.ts'
import { unknownReference } from './show-value.ts'

/** Checks the references of units and storeys, and that no two storeys of a section have the same order. */
export function checkBuilding(file: ProjectFile, entries: ProjectEntries, known: KnownIds): readonly ImportError[] {
  const plans = new Map(file.interactives.map(({ id, kind }) => [id, kind]))
  return [
    ...entries.instances.flatMap((entry) => checkInstance(entry, known)),
    ...entries.storeys.flatMap((entry) => checkPlan(entry, plans, known)),
    ...entries.sections.flatMap(checkOrders),
  ]
}

/** The order of a storey in its section, counted from the bottom. */
export function orderOf({ order, number }: FileStorey): number {
  return order ?? number
}

function checkInstance({ path, item }: InstanceEntry, known: KnownIds): readonly ImportError[] {
  const errors: ImportError[] = []
  const check = (kind: 'layout' | 'status' | 'promoaction' | 'tag', id: string, field: string) => {
    if (!known[kind].has(id)) errors.push({ path: `${path}.${field}`, reason: unknownReference(kind, id, known[kind]) })
  }
  check('layout', item.layout, 'layout')
  check('status', item.status, 'status')
  for (const [index, id] of item.promoactions.entries()) check('promoaction', id, `promoactions[${index}]`)
  for (const [index, id] of item.tags.entries()) check('tag', id, `tags[${index}]`)
  return errors
}

function checkPlan(
  { path, item: { plan } }: StoreyEntry,
  kinds: ReadonlyMap<string, string>,
  { interactive }: KnownIds,
): readonly ImportError[] {
  if (plan === undefined) return []
  const kind = kinds.get(plan)
  if (kind === 'storey' || (!kind && interactive.has(plan))) return []
  const reason = kind
    ? `"${plan}" is a ${kind}, not a storey plan: name a picture of the kind "storey"`
    : unknownReference('picture', plan, interactive)
  return [{ path: `${path}.plan`, reason }]
}

function checkOrders({ path, item: { storeys } }: SectionEntry): readonly ImportError[] {
  const first = new Map<number, string>()
  return storeys.flatMap((storey, index) => {
    const here = `${path}.storeys[${index}]`
    const order = orderOf(storey)
    const earlier = first.get(order)
    if (earlier === undefined) first.set(order, here)
    return earlier === undefined
      ? []
      : [{ path: here, reason: `Has the order ${order}, the same as ${earlier}: give one of them another "order"` }]
  })
}
