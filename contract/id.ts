import * as z from 'zod'
import { readId } from '#domain/address/pattern.ts'

// Fifteen digits: the maximum of `readId`, and exact in every JSON parser.
const MAX_ID = 999_999_999_999_999

/** The id of a stored object. */
export const id = z.int().min(0).max(MAX_ID).meta({ id: 'Id' })

/** An id in a path or query, parsed to a number. */
export const idText = z.preprocess(readWhole, id)

/** The number of a frame; a drawn facade has only frame 0. */
export const frameId = id

/** A picture: its id, or `estate-{id}` for the facade drawn from an estate's chess. */
export const interactiveId = z
  .string()
  .regex(/^(estate-)?(0|[1-9]\d{0,14})$/)
  .meta({ id: 'InteractiveId' })

/** A version number that grows with every change. */
export const version = z.int().min(0).meta({ id: 'Version' })

/** The path parameters of a call about one object. */
export const idParams = z.object({ id: idText })

/** Parses a whole number of a path or query, as callers send it. Returns anything else unchanged, for the schema to reject. */
export function readWhole(text: number | string): unknown {
  return typeof text === 'string' ? (readId(text) ?? text) : text
}

/** A flag in a query: `1` is yes; `0` or absent is no. */
export const flag = z.enum(['0', '1']).optional()
