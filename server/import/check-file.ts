import type { ImportError } from '#contract/errors.ts'
import type { GroupFile, ProjectFile } from '#contract/project-file.ts'
import { type BrokenPlaces, brokenPlaces } from './broken-places.ts'
import { checkBuilding } from './check-building.ts'
import { checkCells } from './check-cells.ts'
import { checkEmbeds } from './check-embeds.ts'
import { checkIds, findRepeated } from './check-ids.ts'
import { checkLayouts } from './check-layouts.ts'
import { checkHotspot, checkPictures, checkRoot } from './check-pictures.ts'
import { checkPrices } from './check-prices.ts'
import { checkNames, findNameless } from './check-texts.ts'
import { entriesOf, type ProjectEntries, type SceneEntry, type SectionEntry } from './entries.ts'
import type { PartContext } from './import-part.ts'
import { idsOfGroup, idsOfPart, idsOfProject, type KnownIds } from './known-ids.ts'
import { unknownReference } from './show-value.ts'

/**
 * Checks everything that the schema can't express and that would show as an error in the catalogue. `context` is that of a
 * part of a project; null: the file is all of it.
 */
export function checkProject(
  file: ProjectFile,
  entries: ProjectEntries,
  places: BrokenPlaces = brokenPlaces([]),
  context: PartContext | null = null,
): readonly ImportError[] {
  const known = places.openIds(context ? idsOfPart(file, entries, context.plans.keys()) : idsOfProject(file, entries))
  return places.keepReliable([
    ...checkIds(file, entries),
    ...checkNames(file, entries),
    ...checkLayouts(file.layouts, entries.instances),
    ...checkBuilding(file, entries, known),
    ...checkCells(context ? sectionsIn(entries.sections, context) : entries.sections),
    ...checkPrices(file.project.currency, entries),
    ...checkPictures(file.interactives, known, ['masterplan', 'facade', 'storey']),
    ...checkRoot(file.root, known),
    ...checkScenes(entries.scenes, known),
    ...checkEmbeds(entries, known),
  ])
}

/** Does the same for a group file. `projects` are the ids of the account's projects. */
export function checkGroup(
  file: GroupFile,
  projects: ReadonlySet<string>,
  places: BrokenPlaces = brokenPlaces([]),
): readonly ImportError[] {
  const known = places.openIds(idsOfGroup(file, projects))
  const entries = entriesOf('interactives', file.interactives)
  return places.keepReliable([
    ...findRepeated(entries),
    ...findNameless(entries),
    ...checkPictures(file.interactives, known, ['group', 'masterplan']),
    ...checkRoot(file.root, known),
  ])
}

function sectionsIn(sections: readonly SectionEntry[], { wholeSections }: PartContext): readonly SectionEntry[] {
  const whole = new Set(wholeSections)
  return sections.filter(({ item }) => whole.has(item.id))
}

function checkScenes(scenes: readonly SceneEntry[], known: KnownIds): readonly ImportError[] {
  const byPanorama = Map.groupBy(scenes, ({ panorama }) => panorama)
  return scenes.flatMap(({ path, item, panorama }) => {
    const siblings = new Set(byPanorama.get(panorama)?.map((scene) => scene.item.id))
    const { plan } = item
    return [
      ...(plan && !known.layout.has(plan.layout)
        ? [{ path: `${path}.plan.layout`, reason: unknownReference('layout', plan.layout, known.layout) }]
        : []),
      ...entriesOf(`${path}.hotspots`, item.hotspots).flatMap((hotspot) => checkHotspot(hotspot, known, siblings)),
    ]
  })
}
