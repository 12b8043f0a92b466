import { setImmediate } from 'node:timers/promises'
import { toMajor } from '#domain/price/money.ts'
import { idOf, idsOf } from './external-ids.ts'
import { type FileParts, pictureOf } from './file-parts.ts'
import type { ExportedEstate, ExportedInstance, ExportedLayout, ExportedSection, ExportedStorey } from './file-shape.ts'
import { optional, unlessEmpty, unlessPublished } from './optional.ts'
import type { ProjectRows } from './read-rows.ts'
import { endOf } from './write-project.ts'

type InstanceRow = ProjectRows['instances'][number]

/** Writes the layouts. */
export function writeLayouts({ rows, file, optionalFile, tour, video }: FileParts): readonly ExportedLayout[] {
  const levels = Map.groupBy(rows.levels, ({ layout_id }) => layout_id)
  return rows.layouts.map((row) => ({
    id: row.external_id,
    type: row.type,
    label: row.label,
    area_total: row.area_total,
    area_living: optional(row.area_living),
    area_kitchen: optional(row.area_kitchen),
    bathrooms: optional(row.bathrooms),
    balconies: optional(row.balconies),
    plan: optionalFile(row.plan_id),
    plan_levels: unlessEmpty(levels.get(row.id)?.map(({ media_id }) => file(media_id))),
    tour: tour(row.tour_id),
    video: video(row.video_id),
  }))
}

/** Writes the buildings with their sections, storeys and units. */
export async function writeEstates(parts: FileParts): Promise<readonly ExportedEstate[]> {
  const { rows } = parts
  const sections = await sectionsByEstate(parts)
  return rows.estates.map((row) => ({
    id: row.external_id,
    name: row.name,
    type: row.type,
    stage: optional(row.stage),
    construction_end: endOf(row),
    house_type: optional(row.house_type),
    published: unlessPublished(row.published),
    sections: sections.get(row.id) ?? [],
  }))
}

async function sectionsByEstate(parts: FileParts): Promise<ReadonlyMap<number, readonly ExportedSection[]>> {
  const storeys = await storeysBySection(parts)
  return grouped(
    parts.rows.sections,
    ({ estate_id }) => estate_id,
    ({ id, external_id, number, name }) => ({
      id: external_id,
      number,
      name: optional(name),
      storeys: storeys.get(id) ?? [],
    }),
  )
}

async function storeysBySection(parts: FileParts): Promise<ReadonlyMap<number, readonly ExportedStorey[]>> {
  const { rows, ids } = parts
  const instances = await instancesByStorey(parts)
  return grouped(
    rows.storeys,
    ({ section_id }) => section_id,
    ({ id, external_id, number, position, plan_id }) => ({
      id: external_id,
      number,
      order: position === number ? undefined : position,
      plan: plan_id === null ? undefined : idOf(ids.picture, plan_id),
      instances: instances.get(id) ?? [],
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

function writeInstance(
  row: InstanceRow,
  { ids, tour, video }: FileParts,
  gallery: ExportedInstance['gallery'],
): ExportedInstance {
  return {
    id: row.external_id,
    number: row.number,
    layout: idOf(ids.layout, row.layout_id),
    area_total: optional(row.area_total),
    area_living: optional(row.area_living),
    area_kitchen: optional(row.area_kitchen),
    status: idOf(ids.status, row.status_id),
    promoactions: unlessEmpty(idsOf(ids.promoaction, row.promoactions)),
    tags: unlessEmpty(idsOf(ids.tag, row.tags)),
    price: amountOf(row.price),
    extra_price: amountOf(row.extra_price),
    position: optional(row.position),
    span: spanOf(row),
    renovation: optional(row.renovation),
    window_view: optional(row.window_view),
    gallery,
    tour: tour(row.tour_id),
    video: video(row.video_id),
    published: unlessPublished(row.published),
  }
}

function amountOf(minor: number | null): number | undefined {
  return minor === null ? undefined : toMajor(minor)
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
