import { type JSONPath, visit } from 'jsonc-parser'
import type { ImportError } from '#contract/errors.ts'
import { formatPath, placesAround, WHOLE_FILE } from './paths.ts'

interface Position {
  readonly line: number
  readonly column: number
}

/** Adds line and column to the errors, and sorts by them. A missing field gets the position of its parent. */
export function locateErrors(text: string | null, errors: readonly ImportError[]): readonly ImportError[] {
  if (text === null || errors.every(({ line }) => line !== undefined)) return errors
  const positions = findPositions(text, new Set(errors.flatMap(({ path }) => placesAround(path))))
  const located = errors.map((error) => {
    if (error.line !== undefined || error.path === WHOLE_FILE) return error
    const place = placesAround(error.path).find((each) => positions.has(each)) ?? WHOLE_FILE
    return { ...error, ...positions.get(place) }
  })
  return located.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0))
}

function findPositions(text: string, wanted: ReadonlySet<string>): ReadonlyMap<string, Position> {
  const positions = new Map<string, Position>()
  const note = (line: number, column: number, path: () => JSONPath) => {
    const place = formatPath(path())
    const isWanted = wanted.has(place) || place === WHOLE_FILE
    if (isWanted) positions.set(place, { line: line + 1, column: column + 1 })
    // Skips the children of unwanted places.
    return isWanted
  }
  try {
    visit(text, {
      onObjectBegin: (_offset, _length, line, column, path) => note(line, column, path),
      onArrayBegin: (_offset, _length, line, column, path) => note(line, column, path),
      // Without these handlers, the parser never leaves a skipped part.
      onObjectEnd: () => {},
      onArrayEnd: () => {},
      onLiteralValue: (_value, _offset, _length, line, column, path) => void note(line, column, path),
    })
  } catch {
    // The parser is recursive and overflows on a hundred thousand levels. Such a file gets no line numbers.
  }
  return positions
}
