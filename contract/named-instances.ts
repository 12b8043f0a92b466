import * as z from 'zod'
import { LAYOUT_TYPES } from '#domain/layout/layout.ts'
import { id } from './id.ts'
import { externalId } from './project-file-texts.ts'

/** A unit with all its ids and names: our id, the sender's own id from the import file (`external_id`), and its place. */
export const namedInstance = z
  .object({
    id,
    external_id: externalId,
    project_id: id,
    project: externalId.meta({ description: 'Your own id of the project.' }),
    estate: z.object({ external_id: externalId, name: z.string() }),
    section: z.object({ external_id: externalId, number: z.int(), name: z.string().nullable() }),
    storey: z.int(),
    number: z.string(),
    kind: z.enum(LAYOUT_TYPES),
    archived_at: z.iso.datetime().nullable().meta({ description: 'Since when the import file no longer has it.' }),
  })
  .meta({ id: 'NamedUnit' })
/** A unit with all its ids and names. */
export type NamedInstance = z.infer<typeof namedInstance>

/**
 * How a call identifies a unit: by `id`, by `external_id`, or by `number` with as much of `estate`, `section` and `kind` as
 * needed to identify one unit. `project` is needed if several projects have a match.
 */
export const instanceName = {
  id: id.optional(),
  external_id: externalId.optional().meta({ description: 'Your own id from the import file.' }),
  number: z.string().min(1).max(50).optional(),
  estate: z
    .string()
    .min(1)
    .max(500)
    .optional()
    .meta({ description: 'Your own id of it, or its name in any language.' }),
  section: z
    .union([z.int(), z.string().min(1).max(500)])
    .optional()
    .meta({ description: 'Its number, your own id of it, or its name in any language.' }),
  kind: z.enum(LAYOUT_TYPES).optional(),
  project: z.union([id, externalId]).optional().meta({ description: 'Its id, or your own id of it.' }),
}
/** How a call identifies a unit. */
export type InstanceName = z.infer<z.ZodObject<typeof instanceName>>

/** Whether a unit is identified in exactly one way. */
export function isNamedOnce({ id, external_id, number }: InstanceName): boolean {
  return [id, external_id, number].filter((name) => name !== undefined).length === 1
}

/** The error of a unit that is identified in no way or in several. */
export const NAME_ONCE = { path: ['id'], error: 'name the unit in one way: by id, by external_id, or by number' }
