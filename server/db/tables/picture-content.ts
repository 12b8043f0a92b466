import { boolean, doublePrecision, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { Region } from '#contract/interactive.ts'
import { media } from './account.ts'
import { instances, layouts, storeys } from './building.ts'
import { externalId, identity, localised, partOf, pointsTo } from './columns.ts'
import { frames, interactives } from './picture.ts'
import { constructionReports, projects } from './project.ts'

/** Clickable regions of a frame; a region with a storey is only shown for that storey. */
export const regions = pgTable(
  'regions',
  {
    id: identity(),
    frame_id: partOf('frame_id', () => frames.id).notNull(),
    position: integer('position').notNull(),
    target_kind: text('target_kind').$type<Region['target']['kind']>().notNull(),
    target_id: integer('target_id').notNull(),
    storey_id: partOf('storey_id', () => storeys.id),
    polygons: jsonb('polygons').$type<Region['polygons']>().notNull(),
    /** Computed from the frame's camera, not drawn by hand. */
    computed: boolean('computed').default(false).notNull(),
  },
  (table) => [index('regions_of_frame').on(table.frame_id)],
)

/** The scenes of a panorama. */
export const panoramaScenes = pgTable(
  'panorama_scenes',
  {
    id: identity(),
    interactive_id: partOf('interactive_id', () => interactives.id).notNull(),
    external_id: externalId(),
    position: integer('position').notNull(),
    name: localised('name').notNull(),
    media_id: pointsTo('media_id', () => media.id).notNull(),
    heading: doublePrecision('heading').notNull(),
    layout_id: partOf('layout_id', () => layouts.id),
    plan_x: doublePrecision('plan_x'),
    plan_y: doublePrecision('plan_y'),
  },
  (table) => [unique('scene_external_id').on(table.interactive_id, table.external_id)],
)

/** Links from a scene to other scenes or targets. */
export const hotspots = pgTable('hotspots', {
  id: identity(),
  scene_id: partOf('scene_id', () => panoramaScenes.id).notNull(),
  position: integer('position').notNull(),
  target_kind: text('target_kind').$type<'scene' | Region['target']['kind']>().notNull(),
  target_id: integer('target_id').notNull(),
  name: localised('name'),
  yaw: doublePrecision('yaw').notNull(),
  pitch: doublePrecision('pitch').notNull(),
})

/** Gallery pictures: of a unit or a report if one is set, otherwise of the project. */
export const galleryPictures = pgTable(
  'gallery_pictures',
  {
    id: identity(),
    project_id: partOf('project_id', () => projects.id).notNull(),
    instance_id: partOf('instance_id', () => instances.id),
    report_id: partOf('report_id', () => constructionReports.id),
    position: integer('position').notNull(),
    media_id: pointsTo('media_id', () => media.id).notNull(),
    caption: localised('caption'),
  },
  (table) => [index('pictures_of_project').on(table.project_id)],
)
