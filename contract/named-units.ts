import * as z from 'zod'
import { LAYOUT_TYPES } from '#domain/layout/layout.ts'
import { id } from './id.ts'
import { externalId } from './project-file-texts.ts'

/** A unit by all its names: the id here, the own id of the import file (`external_id`), and its place. */
export const namedUnit = z
  .object({
    id,
    external_id: externalId,
    project_id: id,
    project: externalId.meta({ description: 'The own id of the project.' }),
    estate: z.object({ external_id: externalId, name: z.string() }),
    section: z.object({ external_id: externalId, number: z.int(), name: z.string().nullable() }),
    storey: z.int(),
    number: z.string(),
    kind: z.enum(LAYOUT_TYPES),
    archived_at: z.iso.datetime().nullable().meta({ description: 'Since when the import file lacks it.' }),
  })
  .meta({ id: 'NamedUnit' })
/** A unit by all its names. */
export type NamedUnit = z.infer<typeof namedUnit>

/**
 * How a call names a unit: by `id`, by `external_id`, or by `number` with as much of `estate`, `section` and `kind` as it
 * takes to mean one unit. `project` is needed where several projects have the same.
 */
export const unitName = {
  id: id.optional(),
  external_id: externalId.optional().meta({ description: 'The own id of the import file.' }),
  number: z.string().min(1).max(50).optional(),
  estate: z.string().min(1).max(500).optional().meta({ description: 'Its own id, or its name in any language.' }),
  section: z
    .union([z.int(), z.string().min(1).max(500)])
    .optional()
    .meta({ description: 'Its number, its own id, or its name in any language.' }),
  kind: z.enum(LAYOUT_TYPES).optional(),
  project: z.union([id, externalId]).optional().meta({ description: 'Its id, or its own id.' }),
}
/** How a call names a unit. */
export type UnitName = z.infer<z.ZodObject<typeof unitName>>
