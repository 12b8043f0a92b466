import {
  type AnyPgColumn,
  boolean,
  doublePrecision,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { InteractiveKind } from '#contract/interactive.ts'
import type { ProjectFile } from '#contract/project-file.ts'
import type { LocalisedText } from '#domain/language/choose-language.ts'
import { media } from './account.ts'
import { catalogues } from './catalogue.ts'
import { externalId, identity, localised, partOf, pointsTo } from './columns.ts'
import { estates } from './estate.ts'
import { projects } from './project.ts'

/** Interactive pictures and panoramas of a project or of a catalogue's group. */
export const interactives = pgTable(
  'interactives',
  {
    id: identity(),
    project_id: partOf('project_id', () => projects.id),
    catalogue_id: partOf('catalogue_id', () => catalogues.id),
    external_id: externalId(),
    position: integer('position').notNull(),
    kind: text('kind').$type<InteractiveKind>().notNull(),
    name: localised('name').notNull(),
    estate_id: partOf('estate_id', () => estates.id),
    parent_id: integer('parent_id').references((): AnyPgColumn => interactives.id, { onDelete: 'set null' }),
    parent_frame: integer('parent_frame'),
    /** Whether a catalogue opens with this picture. */
    is_root: boolean('is_root').notNull(),
    /** Orbits of frames, from the top down, with the ids that frames refer to; null if there is only one. */
    orbits: jsonb('orbits').$type<readonly { readonly id: string; readonly name: LocalisedText }[]>(),
  },
  (table) => [
    unique('interactive_external_id').on(table.project_id, table.catalogue_id, table.external_id).nullsNotDistinct(),
  ],
)

/** Views of a picture, numbered from 0 as in addresses. */
export const frames = pgTable(
  'frames',
  {
    id: identity(),
    interactive_id: partOf('interactive_id', () => interactives.id).notNull(),
    number: integer('number').notNull(),
    media_id: pointsTo('media_id', () => media.id).notNull(),
    /** A hash of the geometry that its regions were computed from; null without a camera. */
    geometry_hash: text('geometry_hash'),
    /** The orbit that it belongs to; null if its picture has only one. */
    orbit: text('orbit'),
    /** The direction of view in degrees clockwise from +y; null if unknown. */
    heading: doublePrecision('heading'),
  },
  (table) => [unique('frame_number').on(table.interactive_id, table.number)],
)

type FilePicture = ProjectFile['interactives'][number]

/** Volumes and cameras as in the import file, with its own ids; only for pictures that have some. */
export const pictureGeometry = pgTable(
  'picture_geometry',
  {
    interactive_id: partOf('interactive_id', () => interactives.id).notNull(),
    // Not jsonb, which changes the order of keys: an export returns what was imported.
    volumes: json('volumes').$type<FilePicture['volumes']>().notNull(),
    /** By the number of the frame; null for a frame without a camera. */
    cameras: json('cameras').$type<readonly (FilePicture['frames'][number]['camera'] | null)[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.interactive_id] })],
)

/** 3D tours: one of our panoramas, or an embedded tour. */
export const tours = pgTable('tours', {
  id: identity(),
  project_id: partOf('project_id', () => projects.id).notNull(),
  interactive_id: partOf('interactive_id', () => interactives.id),
  src: text('src'),
})

/** Films: a stored file or an embedded player. Those with a position are shown on the project's page. */
export const videos = pgTable('videos', {
  id: identity(),
  project_id: partOf('project_id', () => projects.id).notNull(),
  position: integer('position'),
  media_id: pointsTo('media_id', () => media.id),
  src: text('src'),
  name: localised('name'),
  poster_id: pointsTo('poster_id', () => media.id),
})
