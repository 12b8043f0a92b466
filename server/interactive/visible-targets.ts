import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { InteractiveData } from '#contract/interactive.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { instances, storeys } from '#server/db/tables/building.ts'
import { estates, sections } from '#server/db/tables/estate.ts'
import { interactives } from '#server/db/tables/picture.ts'
import type { Viewer } from './viewer.ts'

/** The target of a region or a hotspot. */
type Target = NonNullable<InteractiveData['scenes']>[number]['hotspots'][number]['target']

type Find = (queries: Queries, viewer: Viewer, ids: readonly number[]) => Promise<readonly { readonly id: number }[]>

/** Reads which targets a viewer may see. Regions must not lead to unpublished or deleted targets. */
export async function readVisibleTargets(
  queries: Queries,
  viewer: Viewer,
  targets: readonly Target[],
): Promise<(target: Target) => boolean> {
  const visible = new Map<Target['kind'], ReadonlySet<number>>()
  for (const [kind, group] of Map.groupBy(targets, (target) => target.kind)) {
    const ids = group.map(({ id }) => id)
    const found = await FINDERS[kind](queries, viewer, ids)
    visible.set(kind, new Set(found.map(({ id }) => id)))
  }
  return ({ kind, id }) => visible.get(kind)?.has(id) ?? false
}

const FINDERS: Readonly<Record<Target['kind'], Find>> = {
  // Scenes belong to the panorama itself.
  scene: async (_queries, _viewer, ids) => ids.map((id) => ({ id })),
  project: async (_queries, { projects }, ids) => ids.filter((id) => projects.has(id)).map((id) => ({ id })),
  estate: (queries, viewer, ids) =>
    queries
      .select({ id: estates.id })
      .from(estates)
      .where(and(anyOf(estates.id, ids), isVisibleEstate(viewer))),
  section: (queries, viewer, ids) =>
    queries
      .select({ id: sections.id })
      .from(sections)
      .innerJoin(estates, eq(estates.id, sections.estate_id))
      .where(and(anyOf(sections.id, ids), isNull(sections.archived_at), isVisibleEstate(viewer))),
  storey: (queries, viewer, ids) =>
    queries
      .select({ id: storeys.id })
      .from(storeys)
      .innerJoin(sections, eq(sections.id, storeys.section_id))
      .innerJoin(estates, eq(estates.id, sections.estate_id))
      .where(and(anyOf(storeys.id, ids), isNull(storeys.archived_at), isVisibleEstate(viewer))),
  instance: (queries, viewer, ids) =>
    queries
      .select({ id: instances.id })
      .from(instances)
      .innerJoin(storeys, eq(storeys.id, instances.storey_id))
      .innerJoin(sections, eq(sections.id, storeys.section_id))
      .innerJoin(estates, eq(estates.id, sections.estate_id))
      .where(
        and(
          anyOf(instances.id, ids),
          isNull(instances.archived_at),
          viewer.isPreview ? undefined : eq(instances.published, true),
          isVisibleEstate(viewer),
        ),
      ),
  interactive: findPictures,
  panorama: findPictures,
}

function findPictures(queries: Queries, viewer: Viewer, ids: readonly number[]) {
  return queries
    .select({ id: interactives.id })
    .from(interactives)
    .leftJoin(estates, eq(estates.id, interactives.estate_id))
    .where(and(anyOf(interactives.id, ids), isVisiblePicture(viewer)))
}

/** An SQL condition: the estate is published and belongs to a visible project. */
export function isVisibleEstate({ projects, isPreview }: Viewer): SQL | undefined {
  return and(
    anyOf(estates.project_id, projects.keys()),
    isNull(estates.archived_at),
    isPreview ? undefined : eq(estates.published, true),
  )
}

/** An SQL condition on pictures joined with their estates, if they have one. */
export function isVisiblePicture(viewer: Viewer): SQL | undefined {
  return and(
    or(anyOf(interactives.project_id, viewer.projects.keys()), eq(interactives.catalogue_id, viewer.catalogueId)),
    or(isNull(interactives.estate_id), isVisibleEstate(viewer)),
  )
}
