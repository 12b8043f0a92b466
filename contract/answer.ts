import * as z from 'zod'

/** Every JSON response has its content in `data`. */
export function answerOf<Data extends z.ZodType>(data: Data) {
  return z.object({ data })
}

/** A list in `data`, never null. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item) })
}
