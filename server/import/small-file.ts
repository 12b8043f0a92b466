/** The main thread does not even parse larger files, since visitors would wait for it. */
export const SMALL_BYTES = 64 * 1024

// Each of these amounts takes a few milliseconds.
const MAX_VALUES = 5000
const MAX_OUTLINES = 40

/** Whether a file can be imported so quickly that starting a thread is not worth it. */
export function isSmall(file: unknown): boolean {
  const waiting: unknown[] = [file]
  let values = 0
  let cameras = 0
  let volumes = 0
  while (waiting.length > 0) {
    const value = waiting.pop()
    values += 1
    if (values + waiting.length > MAX_VALUES) return false
    // A text of this length makes the file large by itself.
    if (typeof value === 'string' && value.length > SMALL_BYTES) return false
    if (typeof value !== 'object' || value === null) continue
    if ('camera' in value) cameras += 1
    if ('volumes' in value && Array.isArray(value.volumes)) volumes += value.volumes.length
    const inner = Object.values(value)
    if (inner.length > MAX_VALUES) return false
    waiting.push(...inner)
  }
  return cameras * volumes <= MAX_OUTLINES
}
