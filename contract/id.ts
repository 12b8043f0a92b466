import * as z from 'zod'
import { readId } from '#domain/address/pattern.ts'

// Fifteen digits: the longest that an address reads (`readId`) and that every JSON parser keeps exact.
const MAX_ID = 999_999_999_999_999

/** The id of anything that is stored. */
export const id = z.int().min(0).max(MAX_ID).meta({ id: 'Id' })

/** An id as a path or a query writes it; read to a number. */
export const idText = z.preprocess(readWhole, id)

/** The number of a frame; a drawn facade has only frame 0. */
export const frameId = id

/** A picture: its id, or `estate-{id}` for the facade drawn from an estate's chess (design 2). */
export const interactiveId = z
  .string()
  .regex(/^(estate-)?(0|[1-9]\d{0,14})$/)
  .meta({ id: 'InteractiveId' })

/** Grows with every change of what it counts. */
export const version = z.int().min(0).meta({ id: 'Version' })

/** The path of a call about one thing. */
export const idParams = z.object({ id: idText })

/** Reads a whole number as a path or a query writes it; anything else is left for a schema to refuse. */
export function readWhole(text: unknown): unknown {
  return typeof text === 'string' ? (readId(text) ?? text) : text
}
