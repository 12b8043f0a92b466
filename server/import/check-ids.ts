import type { ImportError } from '#contract/errors.ts'
import type { ProjectFile } from '#contract/project-file.ts'
import { type Entry, entriesOf, type ProjectEntries } from './entries.ts'

type Identified = Entry<{ readonly id: string }>

/** Finds ids that are used twice in the same list. */
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
    // URLs name pictures and panoramas the same way, so they share one list.
    [...entriesOf('interactives', interactives), ...entriesOf('panoramas', panoramas)],
    ...Map.groupBy(entries.scenes, ({ panorama }) => panorama).values(),
  ]
  return lists.flatMap(findRepeated)
}

/** Finds entries whose id an earlier entry already has. */
export function findRepeated(entries: readonly Identified[]): readonly ImportError[] {
  const first = new Map<string, string>()
  return entries.flatMap(({ path, item: { id } }) => {
    const earlier = first.get(id)
    if (earlier === undefined) first.set(id, path)
    return earlier === undefined
      ? []
      : [{ path: `${path}.id`, reason: `The id "${id}" is also used at ${earlier}: give one of them another id` }]
  })
}
