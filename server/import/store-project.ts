import type { ProjectFile } from '#contract/project-file.ts'
import type { CollectedMedia } from './collect-media.ts'
import type { ProjectEntries } from './entries.ts'
import type { FileTarget } from './file-types.ts'
import type { ImportPart } from './import-part.ts'
import type { OutlinedFrames } from './outline-frames.ts'
import type { RowWriter } from './row-writer.ts'
import { type BuildingIds, putEstates, putLayouts, putUnits, type UnitWatch } from './store-building.ts'
import { type ProjectHome, putProject } from './store-facts.ts'
import { idIn } from './store-fields.ts'
import { putGalleries } from './store-galleries.ts'
import { putInfo } from './store-info.ts'
import { putMarks } from './store-marks.ts'
import { type MediaHome, putMedia } from './store-media.ts'
import { putScenes } from './store-panoramas.ts'
import { type PictureHome, putFrames, putGeometry, putInteractives, type TargetIds } from './store-pictures.ts'
import { putShows } from './store-shows.ts'

/** A checked project file, with everything needed to store it. */
interface CheckedProject {
  readonly file: ProjectFile
  readonly entries: ProjectEntries
  readonly media: CollectedMedia['media']
  readonly outlines: OutlinedFrames['frames']
  /** The storey plans that a part of a project refers to. */
  readonly plans: ReadonlyMap<string, number> | null
}

type Ids = ReadonlyMap<string, number>

/**
 * Brings the stored project in line with the file, and returns its id. Rows are stored before those that refer to them.
 */
export async function storeProject(
  writer: RowWriter,
  mediaHome: MediaHome,
  { file, entries, media: collected, outlines, plans }: CheckedProject,
  watch: UnitWatch,
  part: ImportPart | null,
): Promise<number> {
  const media = await putMedia(writer, collected, mediaHome)
  const projectId = await putProject(writer, mediaHome.accountId, file.project, media, part)
  const home: ProjectHome = { writer, projectId, media, part }
  const pictureHome: PictureHome = { project_id: projectId, catalogue_id: null }
  const marks = await putMarks(home, file)
  const reports = part && !part.project ? new Map<string, number>() : await putInfo(home, file.project)
  const estates = await putEstates(home, file.estates)
  if (plans) {
    const shows = { tour: () => null, video: () => null }
    const layouts = await putLayouts(home, file.layouts, shows)
    const { instances } = await putUnits(home, entries, { marks, shows, layouts, estates, pictures: plans }, watch)
    await putGalleries(home, file.project, entries, { instances, reports })
    return projectId
  }
  const pictures = await putInteractives(writer, pictureHome, { ...file, root: file.root }, { media, estates })
  const shows = await putShows(home, file.project.videos, entries, pictures)
  const layouts = await putLayouts(home, file.layouts, shows)
  const units = await putUnits(home, entries, { marks, shows, layouts, estates, pictures }, watch)
  const targets = targetsOf(new Map([[file.project.id, projectId]]), estates, pictures, units, entries)
  await putFrames(writer, pictureHome, file.interactives, { ids: pictures, media, outlines, targets })
  await putGeometry(writer, pictureHome, file.interactives, pictures)
  await putScenes(home, entries.scenes, { pictures, layouts }, targets)
  await putGalleries(home, file.project, entries, { instances: units.instances, reports })
  return projectId
}

function targetsOf(
  project: Ids,
  estate: Ids,
  pictures: Ids,
  units: BuildingIds,
  { instances }: ProjectEntries,
): TargetIds {
  const ids: Readonly<Record<FileTarget['kind'], Ids>> = {
    project,
    estate,
    section: units.sections,
    storey: units.storeys,
    instance: units.instances,
    interactive: pictures,
    panorama: pictures,
  }
  const storeys = new Map(instances.map(({ item, storey }) => [item.id, storey.id]))
  return {
    of: ({ kind, id }) => idIn(ids[kind], id),
    storeyOf: (instance) => units.storeys.get(storeys.get(instance) ?? '') ?? null,
  }
}
