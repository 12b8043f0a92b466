/** Ids in an address are whole numbers, except that a drawn facade is `estate-{estateId}`. */
interface ParameterTypes {
  readonly interactiveId: string
  readonly frameId: number
  readonly storeyId: number
  readonly estateId: number
  readonly instanceId: number
  readonly panoramaId: number
}

type ParameterName = keyof ParameterTypes

/** The parameters that a pattern such as `chess/estate/{estateId}` takes. */
export type ParametersOf<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}`
  ? ParametersOf<Head> & ParametersOf<Tail>
  : Pattern extends `{${infer Name extends ParameterName}?}`
    ? { readonly [Key in Name]: ParameterTypes[Key] | null }
    : Pattern extends `{${infer Name extends ParameterName}}`
      ? { readonly [Key in Name]: ParameterTypes[Key] }
      : unknown

/** Parameter values by name, as the generic code sees them. */
export type Parameters = Readonly<Record<string, string | number | null>>

interface Piece {
  readonly word: string
  readonly parameter: boolean
  readonly optional: boolean
}

/** The parameters that a pattern matched at the start of a path, and the segments it left. */
interface Match {
  readonly parameters: Parameters
  readonly rest: readonly string[]
}

/** Matches the start of a path; null if it does not match. */
export function matchPattern(pattern: string, segments: readonly string[]): Match | null {
  const parameters: Record<string, string | number | null> = {}
  let at = 0
  for (const { word, parameter, optional } of piecesOf(pattern)) {
    const segment = segments[at]
    const value =
      segment === undefined ? null : parameter ? readParameter(word, segment) : segment === word ? word : null
    if (value === null && !optional) return null
    if (parameter) parameters[word] = value
    if (value !== null) at++
  }
  return { parameters, rest: segments.slice(at) }
}

/** The path of a pattern with its parameters filled in. */
export function fillPattern(pattern: string, parameters: Parameters): readonly string[] {
  return piecesOf(pattern).flatMap(({ word, parameter }) => {
    const value = parameter ? parameters[word] : word
    return value === null || value === undefined ? [] : [String(value)]
  })
}

function piecesOf(pattern: string): readonly Piece[] {
  if (pattern === '') return []
  return pattern.split('/').map((piece) => {
    const name = /^\{(\w+)(\?)?\}$/.exec(piece)
    return { word: name?.[1] ?? piece, parameter: name !== null, optional: name?.[2] === '?' }
  })
}

function readParameter(name: string, segment: string): string | number | null {
  if (name === 'interactiveId')
    return /^(estate-)?\d{1,15}$/.test(segment) && !/^(estate-)?0\d/.test(segment) ? segment : null
  return readId(segment)
}

/** A whole number as an address writes it: no sign, no leading zero, small enough to be exact. */
export function readId(segment: string): number | null {
  return /^(0|[1-9]\d{0,14})$/.test(segment) ? Number(segment) : null
}
