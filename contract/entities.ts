import * as z from 'zod'
import { ENTITY_KINDS, type EntityKind } from '#domain/draft/entity.ts'
import { entityField, entityId } from './draft-conflict.ts'
import { id } from './id.ts'
import { json } from './json.ts'

const kind = `(?:${ENTITY_KINDS.join('|')})`

/** `GET manage/…/entities`: `kinds` such as `instance,layout`; all kinds if it is left out. */
export const entitiesQuery = z.object({
  kinds: z
    .string()
    .regex(new RegExp(`^${kind}(?:,${kind})*$`), `Has to be a list of kinds with commas: ${ENTITY_KINDS.join(', ')}`)
    .transform((text) => [...new Set(text.split(',') as EntityKind[])])
    .optional()
    .meta({ description: 'Kinds with commas between them, such as `instance,layout`. All kinds if it is left out.' }),
})

/** A part of a project or group as it is live. An absent field has no key; a value that is the default is absent. */
const entity = z
  .object({ kind: z.enum(ENTITY_KINDS), id: entityId, fields: z.record(entityField, json) })
  .meta({ id: 'Entity' })

/** `GET manage/…/entities`: either `project_id` or `catalogue_id` is null. */
export const entitiesAnswer = z.object({
  data: z.array(entity),
  project_id: id.nullable(),
  catalogue_id: id.nullable().meta({ description: 'The catalogue of the group.' }),
  own_id: entityId.meta({ description: 'Your own id of the project, or the token of the group.' }),
})
/** The response of `GET manage/…/entities`. */
export type EntitiesAnswer = z.infer<typeof entitiesAnswer>
