import { sql } from 'drizzle-orm'
import { type EntityKind, type EntityName, EXISTS, PARENT, type Snapshot, valueIn } from '#domain/draft/entity.ts'
import type { DraftEntry } from '#domain/draft/entry.ts'
import { LIST_NAMES, LISTS, type ListName } from '#domain/draft/order-list.ts'
import { isRemoval } from '#domain/draft/removal.ts'
import type { Database, Queries } from '#server/db/database.ts'
import { resultRows } from '#server/db/result-rows.ts'
import type { DraftHome } from '#server/draft/draft-home.ts'
import { readLive, readLivePart } from '#server/draft/read-live.ts'
import type { BuildingPart } from '#server/export/read-building-part.ts'
import type { ProjectPart } from '#server/export/read-part.ts'
import type { ImportPart } from '#server/import/import-part.ts'
import { FACTS } from './unit-facts.ts'

/** The part of a project that a publication reads, and what it may change of it. */
export interface PublicationPart {
  readonly reads: ProjectPart
  readonly writes: Omit<ImportPart, 'wholeSections'>
}

/** How a part is published. */
interface PartOptions {
  /** Whether the catalogue is opened to visitors. */
  readonly opens: boolean
  /** Whether facts of existing units are among the rows. A publication writes them as PATCH does. */
  readonly withFacts: boolean
}

// From here on it is faster to read the whole project, page by page.
const MAX_ENTITIES = 1000

/**
 * Finds the part of a project that some entries of its draft touch; null if they may touch all of it. Pictures, tours, films,
 * the currency and removed marks and layouts concern the whole project.
 */
export async function findPart(
  queries: Queries,
  { projectId }: DraftHome,
  entries: readonly DraftEntry[],
  options: PartOptions,
): Promise<PublicationPart | null> {
  if (projectId === null || entries.length > MAX_ENTITIES * FACTS.length || entries.some(concernsAll)) return null
  const part = partOf(entries, options)
  const { estates, sections, storeys, instances } = part.reads
  if (estates.size + sections.size + storeys.size + instances.size > MAX_ENTITIES) return null
  return (await isShown(queries, projectId, entries.filter(leavesItsPlace))) ? null : part
}

const PICTURES: readonly EntityKind[] = ['interactive', 'frame', 'panorama']
const MARKS: readonly EntityKind[] = ['status', 'promoaction', 'tag']

/** The fields that concern more than their entity. */
const WIDE_FIELDS: Partial<Record<EntityKind, readonly string[]>> = {
  project: ['currency', 'root', 'videos'],
  // A home needs an area, so a type concerns the units.
  layout: ['type', 'tour', 'video'],
  instance: ['tour', 'video'],
}

function concernsAll(entry: DraftEntry): boolean {
  const { kind, id, field } = entry
  if (PICTURES.includes(kind) || WIDE_FIELDS[kind]?.includes(field)) return true
  if (kind === 'order') return id === 'interactives' || id === 'panoramas'
  return isRemoval(entry) && (kind === 'layout' || MARKS.includes(kind))
}

/** What places a storey or unit among the others of its section. */
const PLACING: Partial<Record<EntityKind, readonly string[]>> = {
  storey: [EXISTS, PARENT, 'number', 'order'],
  instance: [EXISTS, PARENT, 'position', 'span'],
}

/** Reads the live values of a part, or of everything. */
export function readTouched(database: Database, home: DraftHome, part: PublicationPart | null): Promise<Snapshot> {
  return part && home.projectId !== null ? readLivePart(database, home.projectId, part.reads) : readLive(database, home)
}

/** What an import of a part may change. `live` are its values. */
export function importPartOf(part: PublicationPart, live: Snapshot, writes: readonly DraftEntry[]): ImportPart {
  return { ...part.writes, wholeSections: wholeSectionsOf(part.reads, live, writes) }
}

/** The sections that a part has whole, by own ids: those with something placed, and new ones. */
function wholeSectionsOf({ placed }: ProjectPart, live: Snapshot, writes: readonly DraftEntry[]): string[] {
  const parentIn = (name: EntityName) => String(valueIn(live, { ...name, field: PARENT }))
  const storeys = [...placed.storeys, ...[...placed.instances].map((id) => parentIn({ kind: 'instance', id }))]
  const made = writes.filter(({ kind, field, value }) => kind === 'section' && field === EXISTS && value === true)
  const sections = [
    ...placed.sections,
    ...storeys.map((id) => parentIn({ kind: 'storey', id })),
    ...made.map(({ id }) => id),
  ]
  return [...new Set(sections)]
}

function partOf(entries: readonly DraftEntry[], { opens, withFacts }: PartOptions): PublicationPart {
  const named = namesIn(entries)
  const isNamed = (kind: EntityKind) => named(kind).size > 0
  const isMember = (list: ListName) => named(LISTS[list], ({ field }) => field === EXISTS).size > 0
  const lists = LIST_NAMES.filter((list) => named('order').has(list) || isMember(list))
  const galleries = named('instance', ({ field }) => field === 'gallery' || field === EXISTS)
  return {
    reads: {
      project: isNamed('project'),
      catalogue: opens || isNamed('catalogue'),
      allLayouts: lists.includes('layouts'),
      layouts: new Set([...named('layout'), ...valuesOf(entries, 'instance', 'layout')]),
      galleries,
      allEstates: lists.includes('estates'),
      ...buildingOf(entries),
    },
    writes: {
      lists,
      project: isNamed('project'),
      galleries: [...galleries],
      changed: {
        status: [...named('status')],
        promoaction: [...named('promoaction')],
        tag: [...named('tag')],
        layout: [...named('layout')],
        estate: [...named('estate')],
        section: [...named('section')],
        storey: [...named('storey')],
        instance: [...named('instance', ({ field }) => withFacts || !FACTS.some((name) => name === field))],
      },
    },
  }
}

function buildingOf(entries: readonly DraftEntry[]): Omit<BuildingPart, 'allEstates'> {
  const named = namesIn(entries)
  const newStoreys = valuesOf(entries, 'instance', PARENT)
  const newSections = valuesOf(entries, 'storey', PARENT)
  const isPlacing = ({ kind, field }: DraftEntry) => PLACING[kind]?.includes(field) === true
  return {
    estates: new Set([...named('estate'), ...valuesOf(entries, 'section', PARENT)]),
    sections: new Set([...named('section'), ...newSections]),
    storeys: new Set([...named('storey'), ...newStoreys]),
    instances: named('instance'),
    whole: {
      estates: named('estate', isRemoval),
      sections: named('section', isRemoval),
      storeys: named('storey', isRemoval),
    },
    placed: {
      sections: new Set(newSections),
      storeys: new Set([...named('storey', isPlacing), ...newStoreys]),
      instances: named('instance', isPlacing),
    },
  }
}

/** Finds the own ids of entities of a kind. */
function namesIn(entries: readonly DraftEntry[]) {
  const byKind = Map.groupBy(entries, ({ kind }) => kind)
  return (kind: EntityKind, isMeant: (entry: DraftEntry) => boolean = () => true): ReadonlySet<string> =>
    new Set((byKind.get(kind) ?? []).filter(isMeant).map(({ id }) => id))
}

/** What the entities of a kind will refer to by a field. */
function valuesOf(entries: readonly DraftEntry[], kind: EntityKind, field: string): readonly string[] {
  return entries.flatMap((entry) =>
    entry.kind === kind && entry.field === field && typeof entry.value === 'string' ? [entry.value] : [],
  )
}

/** Regions that show a unit know its storey. */
function leavesItsPlace(entry: DraftEntry): boolean {
  return isRemoval(entry) || (entry.kind === 'instance' && entry.field === PARENT)
}

/** Whether pictures show some entities of a building, or they have tours and films of their own. */
async function isShown(queries: Queries, projectId: number, names: readonly DraftEntry[]): Promise<boolean> {
  if (names.length === 0) return false
  const list = JSON.stringify(names.map(({ kind, id }) => ({ kind, id })))
  const rows = await queries.execute(sql`
    with named as (select kind, id as own from jsonb_to_recordset(${list}::text::jsonb) as r (kind text, id text)),
    target as (
      select kind, e.id from estates e join named on kind = 'estate' and own = e.external_id where project_id = ${projectId}
      union all
      select kind, s.id from sections s join named on kind = 'section' and own = s.external_id where project_id = ${projectId}
      union all
      select kind, s.id from storeys s join named on kind = 'storey' and own = s.external_id where project_id = ${projectId}
      union all
      select kind, i.id from instances i join named on kind = 'instance' and own = i.external_id where project_id = ${projectId}
    ),
    picture as (select id, estate_id from interactives where project_id = ${projectId})
    select exists (
      select 1 from picture join frames f on f.interactive_id = picture.id join regions r on r.frame_id = f.id
        join target t on t.kind = r.target_kind and t.id = r.target_id
    ) or exists (
      select 1 from picture join panorama_scenes s on s.interactive_id = picture.id join hotspots h on h.scene_id = s.id
        join target t on t.kind = h.target_kind and t.id = h.target_id
    ) or exists (
      select 1 from picture join picture_geometry g on g.interactive_id = picture.id
        cross join lateral json_array_elements(g.volumes) v
        join named n on n.kind = v->'target'->>'kind' and n.own = v->'target'->>'id'
    ) or exists (
      select 1 from picture join target t on t.kind = 'estate' and t.id = picture.estate_id
    ) or exists (
      select 1 from instances i join target t on t.kind = 'instance' and t.id = i.id
      where i.tour_id is not null or i.video_id is not null
    ) as shown`)
  return resultRows<{ readonly shown: boolean }>(rows)[0]?.shown === true
}
