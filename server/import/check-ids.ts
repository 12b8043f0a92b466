import type { ImportError } from '#contract/errors.ts'
import type { ProjectFile } from '#contract/project-file.ts'
import { type Entry, entriesOf, type ProjectEntries } from './entries.ts'

type Identified = Entry<{ readonly id: string }>

/** Finds ids that stand twice in a list where they tell things apart. */
export function checkIds(file: ProjectFile, entries: ProjectEntries): readonly ImportError[] {
  const { project, statuses, promoactions, tags, layouts, interactives, panoramas } = file
  const lists: readonly (readonly Identified[])[] = [
    entriesOf('project.reports', project.reports),
    entriesOf('project.payment_programmes', project.payment_programmes),
    entriesOf('statuses', statuses),
    entriesOf('promoactions', promoactions),
    entriesOf('tags', tags),
    entriesOf('layouts', layouts),
    entries.estates,
    entries.sections,
    entries.storeys,
    entries.instances,
    // Addresses name a picture and a panorama in the same way.
    [...entriesOf('interactives', interactives), ...entriesOf('panoramas', panoramas)],
    ...Map.groupBy(entries.scenes, ({ panorama }) => panorama).values(),
  ]
  return lists.flatMap(findRepeated)
}

/** Finds the entries whose id an earlier one has. */
export function findRepeated(entries: readonly Identified[]): readonly ImportError[] {
  const first = new Map<string, string>()
  return entries.flatMap(({ path, item: { id } }) => {
    const earlier = first.get(id)
    if (earlier === undefined) first.set(id, path)
    return earlier === undefined
      ? []
      : [{ path: `${path}.id`, reason: `The id "${id}" stands at ${earlier} too: give one of them another id` }]
  })
}
