import * as z from 'zod'
import { ENTITY_KINDS } from '#domain/draft/entity.ts'
import { HISTORY_WHO } from './history.ts'
import { id } from './id.ts'
import { json } from './json.ts'

/** The own id of an entity; that of a frame is `<interactive>#<number>`. */
export const entityId = z.string().min(1).max(120)

/** The name of a field. */
export const entityField = z.string().regex(/^\w{1,50}$/, 'Has to be the name of a field')

/** A field of an entity. */
export const fieldName = z.strictObject({ kind: z.enum(ENTITY_KINDS), id: entityId, field: entityField })

/** How many changes people see in some entries of a draft. */
export const changeCount = z.int().min(0).meta({
  description: 'As people count: a new or removed entity with all its fields is one change, else each field is one.',
})

/** Who changed something. The name is null if it is not known. */
export const author = z
  .object({ kind: z.enum(HISTORY_WHO), id: id.nullable(), name: z.string().nullable() })
  .meta({ id: 'Author' })

/** A field that somebody else changed meanwhile: its value now, and who changed it when, if that is known. */
export const draftConflict = fieldName
  .extend({ value: json, by: author.nullable(), at: z.iso.datetime().nullable() })
  .meta({ id: 'DraftConflict' })
/** A field that somebody else changed meanwhile. */
export type DraftConflict = z.infer<typeof draftConflict>

/** What a change of a draft did: its batch, null if nothing changed, and the entities that it made. */
export const draftChanged = z
  .object({
    batch: z.string().nullable(),
    changed: z.int().min(0).meta({ description: 'How many fields changed.' }),
    made: z.array(z.object({ index: z.int().min(0), kind: z.enum(ENTITY_KINDS), id: entityId })),
  })
  .meta({ id: 'DraftChanged' })
/** What a change of a draft did. */
export type DraftChanged = z.infer<typeof draftChanged>
