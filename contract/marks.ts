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
/** A sale status in the project response. */
export type StatusData = z.infer<typeof statusData>

/** A discount. `description` is html, `until` is its last day. Expired discounts are not sent. */
export const promoactionData = z
  .object({
    id,
    sale: percent,
    name: z.string(),
    description: z.string().nullable(),
    until: z.iso.date().nullable(),
  })
  .meta({ id: 'Promoaction' }) satisfies SchemaOf<Promoaction>
/** A discount in the project response. */
export type PromoactionData = z.infer<typeof promoactionData>

/** A feature of units, such as a terrace; `description` is html. */
export const tagData = z
  .object({ id, name: z.string(), color, description: z.string().nullable() })
  .meta({ id: 'Tag' }) satisfies SchemaOf<Tag>
/** A tag in the project response. */
export type TagData = z.infer<typeof tagData>
