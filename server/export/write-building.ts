import { setImmediate } from 'node:timers/promises'
import { ESTATE_FIELDS, SECTION_FIELDS, STOREY_FIELDS } from '#domain/field/building.ts'
import { INSTANCE_FIELDS, LAYOUT_FIELDS } from '#domain/field/unit.ts'
import { type FileParts, pictureOf } from './file-parts.ts'
import type { ExportedEstate, ExportedInstance, ExportedLayout, ExportedSection, ExportedStorey } from './file-shape.ts'
import { unlessEmpty } from './optional.ts'
import type { ProjectRows } from './read-rows.ts'
import { writeFields } from './write-fields.ts'
import { endOf } from './write-project.ts'

type InstanceRow = ProjectRows['instances'][number]

const layoutFields = writeFields(LAYOUT_FIELDS)
const estateFields = writeFields(ESTATE_FIELDS)
const sectionFields = writeFields(SECTION_FIELDS)
const storeyFields = writeFields(STOREY_FIELDS)
const instanceFields = writeFields(INSTANCE_FIELDS)

/** Writes the layouts. */
export function writeLayouts(parts: FileParts): readonly ExportedLayout[] {
  const { rows, file, tour, video } = parts
  const levels = Map.groupBy(rows.levels, ({ layout_id }) => layout_id)
  return rows.layouts.map((row) => ({
    id: row.external_id,
    ...layoutFields(row, parts, {
      plan_levels: unlessEmpty(levels.get(row.id)?.map(({ media_id }) => file(media_id))),
      tour: tour(row.tour_id),
      video: video(row.video_id),
    }),
  }))
}

/** Writes the buildings with their sections, storeys and units. */
export async function writeEstates(parts: FileParts): Promise<readonly ExportedEstate[]> {
  const { rows } = parts
  const sections = await sectionsByEstate(parts)
  return rows.estates.map((row) => ({
    id: row.external_id,
    ...estateFields(row, parts, { construction_end: endOf(row) }),
    sections: sections.get(row.id) ?? [],
  }))
}

async function sectionsByEstate(parts: FileParts): Promise<ReadonlyMap<number, readonly ExportedSection[]>> {
  const storeys = await storeysBySection(parts)
  return grouped(
    parts.rows.sections,
    ({ estate_id }) => estate_id,
    (row) => ({
      id: row.external_id,
      ...sectionFields(row, parts, {}),
      storeys: storeys.get(row.id) ?? [],
    }),
  )
}

async function storeysBySection(parts: FileParts): Promise<ReadonlyMap<number, readonly ExportedStorey[]>> {
  const instances = await instancesByStorey(parts)
  return grouped(
    parts.rows.storeys,
    ({ section_id }) => section_id,
    (row) => ({
      id: row.external_id,
      ...storeyFields(row, parts, { order: row.position === row.number ? undefined : row.position }),
      instances: instances.get(row.id) ?? [],
    }),
  )
}

// This many units are written in a few milliseconds.
const UNITS_AT_ONCE = 1000

async function instancesByStorey(parts: FileParts): Promise<ReadonlyMap<number, readonly ExportedInstance[]>> {
  const galleries = Map.groupBy(parts.rows.galleries, ({ instance_id }) => instance_id)
  const byStorey = new Map<number, ExportedInstance[]>()
  for (const [index, row] of parts.rows.instances.entries()) {
    const gallery = galleries.get(row.id)?.map((picture) => pictureOf(picture, parts))
    const written = writeInstance(row, parts, unlessEmpty(gallery))
    const others = byStorey.get(row.storey_id)
    if (others) others.push(written)
    else byStorey.set(row.storey_id, [written])
    // Lets other requests run between batches of a large project.
    if (index % UNITS_AT_ONCE === 0) await setImmediate()
  }
  return byStorey
}

function writeInstance(row: InstanceRow, parts: FileParts, gallery: ExportedInstance['gallery']): ExportedInstance {
  const tour = parts.tour(row.tour_id)
  const video = parts.video(row.video_id)
  return { id: row.external_id, ...instanceFields(row, parts, { span: spanOf(row), gallery, tour, video }) }
}

function spanOf({ span_columns, span_storeys }: InstanceRow): ExportedInstance['span'] {
  if (span_columns === null && span_storeys === null) return undefined
  return { columns: span_columns ?? 1, storeys: span_storeys ?? 1 }
}

function grouped<Row, Written>(
  rows: readonly Row[],
  keyOf: (row: Row) => number,
  write: (row: Row) => Written,
): ReadonlyMap<number, readonly Written[]> {
  return new Map([...Map.groupBy(rows, keyOf)].map(([key, group]) => [key, group.map(write)]))
}
