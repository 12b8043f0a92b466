// Large enough for little overhead per piece.
const PIECE = 64 * 1024

/**
 * Writes JSON piece by piece, so that a large file is never one text in memory. Each object of a list is on its own
 * line, so that people can read and compare files.
 */
export function* jsonPieces(value: unknown): Generator<string> {
  let piece = ''
  for (const part of partsOf(value, '')) {
    piece += part
    if (piece.length < PIECE) continue
    yield piece
    piece = ''
  }
  yield `${piece}\n`
}

function* partsOf(value: unknown, indent: string): Generator<string> {
  const inner = `${indent}  `
  if (isListOfThings(value)) {
    for (const [index, item] of value.entries()) {
      yield `${index === 0 ? '[' : ','}\n${inner}`
      yield* partsOf(item, inner)
    }
    yield `\n${indent}]`
  } else if (isThing(value) && Object.values(value).some(isListOfThings)) {
    let start = '{'
    for (const [key, item] of Object.entries(value)) {
      if (item === undefined) continue
      yield `${start}\n${inner}${JSON.stringify(key)}: `
      yield* partsOf(item, inner)
      start = ','
    }
    yield `\n${indent}}`
  } else yield JSON.stringify(value)
}

function isListOfThings(value: unknown): value is readonly object[] {
  return Array.isArray(value) && isThing(value[0])
}

function isThing(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
