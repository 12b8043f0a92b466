import * as z from 'zod'

/** Every JSON answer stands under `data` (spec 7). */
export function answerOf<Data extends z.ZodType>(data: Data) {
  return z.object({ data })
}

/** A list under `data`, never null. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item) })
}
