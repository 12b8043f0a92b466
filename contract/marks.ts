import * as z from 'zod'
import type { Promoaction, Tag } from '#domain/project/project.ts'
import { STATUS_TYPES, type Status } from '#domain/status/status.ts'
import type { SchemaOf } from './agreement.ts'
import { color } from './color-scheme.ts'
import { id } from './id.ts'
import { percent } from './money.ts'

/** A sale status with the developer's own name and colour. */
export const statusData = z
  .object({ id, type: z.enum(STATUS_TYPES), name: z.string(), color })
  .meta({ id: 'Status' }) satisfies SchemaOf<Status>
/** A sale status as the project answer carries it. */
export type StatusData = z.infer<typeof statusData>

/** A discount: `description` is html, `until` its last day; one that is over is not among the answers. */
export const promoactionData = z
  .object({
    id,
    sale: percent,
    name: z.string(),
    description: z.string().nullable(),
    until: z.iso.date().nullable(),
  })
  .meta({ id: 'Promoaction' }) satisfies SchemaOf<Promoaction>
/** A discount as the project answer carries it. */
export type PromoactionData = z.infer<typeof promoactionData>

/** A feature of units, such as a terrace; `description` is html. */
export const tagData = z
  .object({ id, name: z.string(), color, description: z.string().nullable() })
  .meta({ id: 'Tag' }) satisfies SchemaOf<Tag>
/** A tag as the project answer carries it. */
export type TagData = z.infer<typeof tagData>
