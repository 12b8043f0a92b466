import { type ParseErrorCode, visit } from 'jsonc-parser'
import type { ImportError } from '#contract/errors.ts'
import { WHOLE_FILE } from './paths.ts'

// The error codes of jsonc-parser, whose own list is a const enum and so does not exist at run time.
const CODES = {
  symbol: 1,
  number: 2,
  name: 3,
  value: 4,
  colon: 5,
  comma: 6,
  closeBrace: 7,
  closeBracket: 8,
  end: 9,
  comment: 10,
  openComment: 11,
  openText: 12,
  openNumber: 13,
  unicode: 14,
  escape: 15,
  character: 16,
} as const

interface Found {
  readonly code: number
  readonly offset: number
  /** The characters that cause the error. */
  readonly token: string
  readonly line: number
  readonly column: number
}

interface Worded {
  readonly reason: string
  /** Whether the rest of the text can still be parsed. */
  readonly goesOn: boolean
}

const MAX_FAULTS = 20

/** Explains the errors in a text that JSON.parse refuses. Leaves out errors that follow from an earlier one. */
export function findSyntaxFaults(text: string, message: string): readonly ImportError[] {
  const errors: ImportError[] = []
  for (const found of onePerLine(findAll(text))) {
    const { reason, goesOn } = word(text, found)
    errors.push({ path: WHOLE_FILE, reason, ...positionOf(text, found) })
    if (!goesOn || errors.length === MAX_FAULTS) break
  }
  return errors.length > 0 ? errors : [{ path: WHOLE_FILE, reason: `Can't be read as JSON: ${message}` }]
}

function findAll(text: string): readonly Found[] {
  const found: Found[] = []
  const onError = (code: ParseErrorCode, offset: number, length: number, line: number, column: number) => {
    found.push({ code, offset, token: text.slice(offset, offset + length), line: line + 1, column: column + 1 })
  }
  try {
    visit(text, { onError }, { disallowComments: true, allowTrailingComma: false })
  } catch {
    // The parser is recursive and overflows on a hundred thousand levels. No project file has that many.
  }
  return found
}

function onePerLine(found: readonly Found[]): readonly Found[] {
  return found.filter(({ line }, index) => found.findIndex((other) => other.line === line) === index)
}

function word(text: string, { code, offset, token }: Found): Worded {
  const before = text.slice(0, offset)
  const shown = token.startsWith('"') ? shorten(token) : `"${shorten(token)}"`
  if (offset >= text.trimEnd().length && code !== CODES.end) {
    return stop(`The file ends too early: ${missingEnd(code)}. It may have been cut off`)
  }
  if (isAfterComma(code, before, token)) {
    return goOn(`There is a comma before "${token}": remove the comma`)
  }
  switch (code) {
    case CODES.comma:
      if (/^\d/.test(token) && before.endsWith('0')) return stop("A number can't begin with 0: remove the 0")
      return /^[}\]:]/.test(token) ? stop(`${shown} is not allowed here`) : goOn(`A comma is missing before ${shown}`)
    case CODES.comment:
    case CODES.openComment:
      return goOn(`JSON has no comments: remove ${shown}`)
    case CODES.colon:
      return stop(`A colon is missing before ${shown}`)
    case CODES.openText:
      return stop(`The text ${shown} has no closing quote on its line: add it, or write \\n for a line break`)
    case CODES.unicode:
    case CODES.escape:
      return goOn(`The backslash in ${shown} starts no known escape sequence: write \\\\ for a backslash`)
    case CODES.character:
      return goOn(`The text ${shown} contains a control character: write \\t for a tab`)
    case CODES.end:
      return stop(`There is more after the end of the JSON: ${shown}. Remove it`)
    case CODES.value:
      return stop(/^[}\],:]/.test(token) ? `A value is missing before ${shown}` : wordSymbol(token, shown))
    case CODES.name:
      if (!/^\d/.test(token)) return stop(wordSymbol(token, shown))
      return stop(`Expected a name in double quotes, not ${shown}: decimals have a point, not a comma`)
    default:
      return stop(wordSymbol(token, shown))
  }
}

function goOn(reason: string): Worded {
  return { reason, goesOn: true }
}

function stop(reason: string): Worded {
  return { reason, goesOn: false }
}

function isAfterComma(code: number, before: string, token: string): boolean {
  const isExpected = code === CODES.name || code === CODES.value
  return isExpected && before.trimEnd().endsWith(',') && /^[}\]]/.test(token)
}

/** For a trailing comma, the position of the comma and not of what follows it. */
function positionOf(text: string, { code, offset, token, line, column }: Found) {
  const before = text.slice(0, offset)
  if (!isAfterComma(code, before, token)) return { line, column }
  const lines = before.trimEnd().split('\n')
  return { line: lines.length, column: lines.at(-1)?.length ?? column }
}

function missingEnd(code: number): string {
  if (code === CODES.openText) return 'a quote is missing'
  return code === CODES.closeBracket
    ? '] is missing'
    : code === CODES.closeBrace
      ? '} is missing'
      : 'something is missing'
}

function wordSymbol(token: string, shown: string): string {
  if (/^[“”„«»‘’]/.test(token)) return `${shown} has typographic quotes: write " instead`
  if (token.startsWith("'")) return `${shown} has single quotes: write " instead`
  if (/^(True|False|None|NULL|undefined|NaN)\b/.test(token)) return `${shown} is not JSON: write true, false or null`
  if (/^[\p{L}_]/u.test(token)) return `${shown} has no quotes: write "${shorten(token)}"`
  if (/^[-+.\d]/.test(token)) return `${shown} is not a JSON number, such as 1500.5`
  return `${shown} is not allowed here`
}

const MAX_SHOWN = 30

function shorten(token: string): string {
  return token.length > MAX_SHOWN ? `${token.slice(0, MAX_SHOWN)}…` : token
}
