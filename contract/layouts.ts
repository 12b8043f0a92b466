import * as z from 'zod'
import { LAYOUT_FIELDS } from '#domain/field/unit.ts'
import type { Layout } from '#domain/layout/layout.ts'
import type { SchemaOf } from './agreement.ts'
import { shownShape } from './file-fields.ts'
import { id } from './id.ts'
import { image } from './image.ts'
import { tour, video } from './video.ts'

/** An area in the project's unit. */
export const area = z.number().min(0)

/** A plan that units share. Areas are in the project's unit; `plan_levels` are the levels of a duplex, the lowest first. */
export const layoutData = z
  .object({
    id,
    ...shownShape(LAYOUT_FIELDS),
    plan: image.nullable(),
    plan_levels: z.array(image).optional(),
    tour: tour.optional(),
    video: video.optional(),
  })
  .meta({ id: 'Layout' }) satisfies SchemaOf<Layout>
/** A layout in the project response. */
export type LayoutData = z.infer<typeof layoutData>
