import * as z from 'zod'
import type { ConstructionEnd } from '#domain/project/descriptions.ts'
import type { SchemaOf } from './agreement.ts'

/** When a building is finished: quarter and year. */
export const constructionEnd = z
  .object({ quarter: z.literal([1, 2, 3, 4]), year: z.int().min(1000).max(9999) })
  .meta({ id: 'ConstructionEnd' }) satisfies SchemaOf<ConstructionEnd>
