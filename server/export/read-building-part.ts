import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { anyOf, anyTextOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { instances, layouts, storeys } from '#server/db/tables/building.ts'
import { estates, sections } from '#server/db/tables/estate.ts'
import { byPosition, type ProjectRows } from './read-rows.ts'

type Names = ReadonlySet<string>

/** A part of the buildings of a project, by own ids. */
export interface BuildingPart {
  readonly allEstates: boolean
  readonly estates: Names
  readonly sections: Names
  readonly storeys: Names
  readonly instances: Names
  /** Parts of a building with everything in them. */
  readonly whole: { readonly estates: Names; readonly sections: Names; readonly storeys: Names }
  /** What is compared with the rest of its section. */
  readonly placed: { readonly sections: Names; readonly storeys: Names; readonly instances: Names }
}

type Kind = 'estates' | 'sections' | 'storeys' | 'instances' | 'layouts'
type BuildingRows = Pick<ProjectRows, Kind>
type Found = { readonly [Each in Kind]: Map<number, ProjectRows[Each][number]> }
type Row = { readonly [Each in Kind]?: ProjectRows[Each][number] }

// This many units are read in a few milliseconds, after which other requests get their turn.
const AT_ONCE = 500

/** Reads a part of the buildings, with the buildings, sections and storeys that its units are in and their layouts. */
export async function readBuildingPart(queries: Queries, projectId: number, part: BuildingPart): Promise<BuildingRows> {
  const found: Found = {
    estates: new Map(),
    sections: new Map(),
    storeys: new Map(),
    instances: new Map(),
    layouts: new Map(),
  }
  const read = readersOf(queries, projectId, found)
  for (const some of batchesOf(part.instances)) await read.instances(anyTextOf(instances.external_id, some))
  for (const some of batchesOf(part.storeys)) await read.storeys(anyTextOf(storeys.external_id, some))
  for (const some of batchesOf(part.sections)) await read.sections(anyTextOf(sections.external_id, some))
  if (part.allEstates) await read.estates(undefined)
  else if (part.estates.size > 0) await read.estates(anyTextOf(estates.external_id, part.estates))
  await readWhole(read, found, part)
  await readNeighbours(read, found, part)
  return {
    estates: byPosition([...found.estates.values()]),
    sections: byId(found.sections),
    storeys: byId(found.storeys),
    instances: byId(found.instances),
    layouts: [...found.layouts.values()],
  }
}

type Readers = Readonly<Record<Exclude<Kind, 'layouts'>, (where: SQL | undefined) => Promise<void>>>

/** Each reader also reads what its rows are in. */
function readersOf(queries: Queries, projectId: number, found: Found): Readers {
  const keep = (rows: readonly Row[]) => {
    for (const row of rows) {
      if (row.estates) found.estates.set(row.estates.id, row.estates)
      if (row.sections) found.sections.set(row.sections.id, row.sections)
      if (row.storeys) found.storeys.set(row.storeys.id, row.storeys)
      if (row.instances) found.instances.set(row.instances.id, row.instances)
      if (row.layouts) found.layouts.set(row.layouts.id, row.layouts)
    }
  }
  const isCurrent = (table: typeof estates | typeof sections | typeof storeys | typeof instances) =>
    and(eq(table.project_id, projectId), isNull(table.archived_at))
  return {
    estates: async (where) =>
      keep(
        await queries
          .select({ estates })
          .from(estates)
          .where(and(isCurrent(estates), where)),
      ),
    sections: async (where) =>
      keep(
        await queries
          .select({ sections, estates })
          .from(sections)
          .innerJoin(estates, eq(estates.id, sections.estate_id))
          .where(and(isCurrent(sections), where)),
      ),
    storeys: async (where) =>
      keep(
        await queries
          .select({ storeys, sections, estates })
          .from(storeys)
          .innerJoin(sections, eq(sections.id, storeys.section_id))
          .innerJoin(estates, eq(estates.id, sections.estate_id))
          .where(and(isCurrent(storeys), where)),
      ),
    instances: async (where) =>
      keep(
        await queries
          .select({ instances, storeys, sections, estates, layouts })
          .from(instances)
          .innerJoin(storeys, eq(storeys.id, instances.storey_id))
          .innerJoin(sections, eq(sections.id, storeys.section_id))
          .innerJoin(estates, eq(estates.id, sections.estate_id))
          .innerJoin(layouts, eq(layouts.id, instances.layout_id))
          .where(and(isCurrent(instances), where)),
      ),
  }
}

async function readWhole(read: Readers, found: Found, { whole }: BuildingPart): Promise<void> {
  const inEstates = named(found.estates, whole.estates)
  if (inEstates.length > 0) await read.sections(anyOf(sections.estate_id, inEstates))
  const isOfEstate = new Set(inEstates)
  const inSections = [...found.sections.values()]
    .filter(({ external_id, estate_id }) => whole.sections.has(external_id) || isOfEstate.has(estate_id))
    .map(({ id }) => id)
  if (inSections.length > 0) await read.storeys(anyOf(storeys.section_id, inSections))
  const isOfSection = new Set(inSections)
  const inStoreys = [...found.storeys.values()]
    .filter(({ external_id, section_id }) => whole.storeys.has(external_id) || isOfSection.has(section_id))
    .map(({ id }) => id)
  await readUnitsOf(read, inStoreys)
}

async function readNeighbours(read: Readers, found: Found, { placed }: BuildingPart): Promise<void> {
  const storeysOfUnits = new Set(
    [...found.instances.values()]
      .filter(({ external_id }) => placed.instances.has(external_id))
      .map(({ storey_id }) => storey_id),
  )
  const inSections = new Set([
    ...named(found.sections, placed.sections),
    ...[...found.storeys.values()]
      .filter(({ id, external_id }) => storeysOfUnits.has(id) || placed.storeys.has(external_id))
      .map(({ section_id }) => section_id),
  ])
  if (inSections.size === 0) return
  await read.storeys(anyOf(storeys.section_id, inSections))
  const inStoreys = [...found.storeys.values()].filter(({ section_id }) => inSections.has(section_id))
  await readUnitsOf(
    read,
    inStoreys.map(({ id }) => id),
  )
}

// A storey has some tens of units.
const STOREYS_AT_ONCE = 20

async function readUnitsOf(read: Readers, storeyIds: readonly number[]): Promise<void> {
  for (let start = 0; start < storeyIds.length; start += STOREYS_AT_ONCE) {
    await read.instances(anyOf(instances.storey_id, storeyIds.slice(start, start + STOREYS_AT_ONCE)))
  }
}

function named<Row extends { readonly id: number; readonly external_id: string }>(
  rows: ReadonlyMap<number, Row>,
  names: Names,
): readonly number[] {
  return [...rows.values()].filter(({ external_id }) => names.has(external_id)).map(({ id }) => id)
}

function batchesOf(names: Names): readonly (readonly string[])[] {
  const all = [...names]
  return Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, index) =>
    all.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  )
}

function byId<Row extends { readonly id: number }>(rows: ReadonlyMap<number, Row>): readonly Row[] {
  return [...rows.values()].toSorted((a, b) => a.id - b.id)
}
