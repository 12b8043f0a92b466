import * as z from 'zod'
import { answerOf } from './answer.ts'
import { instanceData } from './chess.ts'
import { id } from './id.ts'

// The largest project the catalogue is built for (design 9).
const MAX_PATCHES = 20_000

/** What may be changed of a unit outside an import: its sale and its description, not its place. */
export const instancePatch = instanceData
  .pick({
    price: true,
    extra_price: true,
    status_id: true,
    promoactions: true,
    tags: true,
    renovation: true,
    window_view: true,
  })
  .exactPartial()
  .extend({ id })
  .strict()
  .meta({ id: 'InstancePatch' })
/** New values of a unit. */
export type InstancePatch = z.infer<typeof instancePatch>

/** `PATCH manage/instances`: all of them or, if one is refused, none. */
export const instancePatches = z.array(instancePatch).min(1).max(MAX_PATCHES)

/** How many units are different now. */
export const instancePatchAnswer = answerOf(z.object({ changed: z.int().min(0) }))
