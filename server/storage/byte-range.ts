/** The first and last requested byte. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

const ONE_RANGE = /^bytes=\s*(\d*)-(\d*)\s*$/

/**
 * Parses a Range header for a file of `size` bytes (RFC 9110, 14). Null means the whole file: no range, several ranges,
 * or one we don't support. A server may respond with the whole file in all these cases.
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = ONE_RANGE.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length > 0 ? { start: size - length, end: size - 1 } : 'unsatisfiable'
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start < size ? { start, end } : 'unsatisfiable'
}
