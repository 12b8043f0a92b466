// The server answers after these: simple query, sync, flush, copy done, copy fail, password, terminate.
const ENDS_BATCH = new Set([...'QSHcfpX'].map((letter) => letter.charCodeAt(0)))
const HEAD = 5

/**
 * The end of the last message that the server answers; 0 if there is none yet. PGlite runs everything it gets and then
 * reports that it is ready, so it must get whole batches. The first message of a session has no letter.
 */
export function endOfBatch(bytes: Buffer, isFirst: boolean): number {
  if (isFirst) {
    const length = bytes.length < 4 ? Number.POSITIVE_INFINITY : bytes.readInt32BE(0)
    return length <= bytes.length ? length : 0
  }
  let end = 0
  for (let start = 0; start + HEAD <= bytes.length; ) {
    const next = start + 1 + bytes.readInt32BE(start + 1)
    if (next > bytes.length) break
    if (ENDS_BATCH.has(bytes[start] ?? 0)) end = next
    start = next
  }
  return end
}
