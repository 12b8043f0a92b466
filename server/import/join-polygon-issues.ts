import type * as z from 'zod'
import { formatPath } from './paths.ts'
import { showValue } from './show-value.ts'

type Issue = z.core.$ZodIssue

const SHARES = 'points are fractions of its width and height, from 0 to 1'
const NO_BRACKETS =
  'Is a list of outlines, such as [[[0.1, 0.1], [0.5, 0.1], [0.5, 0.5]]]: a pair of [ ] is missing around its points'

// A drawing beyond the edge is off by a little, pixels are off by hundreds.
const PIXELS_FROM = 2

/**
 * Joins the issues of a list of polygons without brackets into one, and those of each polygon outside of the picture.
 */
export function joinPolygonIssues(issues: readonly Issue[]): readonly Issue[] {
  return joinOutside(joinFlat(issues))
}

/** The path of the list of polygons that has the issue, such as …regions[0].polygons. Null for other issues. */
function listOf({ path }: Issue): readonly PropertyKey[] | null {
  const index = path.lastIndexOf('polygons')
  return index < 0 ? null : path.slice(0, index + 1)
}

/** A number in place of an outline or of a point. */
function isFlat({ path, code, input }: Issue): boolean {
  const depth = path.length - path.lastIndexOf('polygons') - 1
  return code === 'invalid_type' && typeof input === 'number' && (depth === 1 || depth === 2)
}

// Three points have six numbers. A single number is another kind of mistake.
const FLAT_FROM = 4

/** Without a pair of brackets, every number of a polygon is in the wrong place. One issue covers them all. */
function joinFlat(issues: readonly Issue[]): readonly Issue[] {
  const placeOf = (issue: Issue) => formatPath(listOf(issue) ?? [])
  const flat = Map.groupBy(
    issues.filter((issue) => listOf(issue) !== null && isFlat(issue)),
    placeOf,
  )
  const reported = new Set<string>()
  return issues.flatMap((issue): readonly Issue[] => {
    const list = listOf(issue)
    const numbers = list ? (flat.get(placeOf(issue)) ?? []) : []
    if (!list || numbers.length < FLAT_FROM) return [issue]
    if (reported.has(placeOf(issue))) return []
    reported.add(placeOf(issue))
    const hint = numbers.some(isPixel) ? '. Points are 0 to 1 of the width and height of the picture, not pixels' : ''
    return [{ code: 'custom', path: [...list], message: `${NO_BRACKETS}${hint}`, input: [] }]
  })
}

// …regions[0].polygons[1][2][0]: a coordinate of a point.
const isPoint = ({ path, code }: Issue) =>
  (code === 'too_small' || code === 'too_big') && path.at(-4) === 'polygons' && path.length > 4

/** A polygon in pixels has dozens of points outside of the picture. One issue covers them all. */
function joinOutside(issues: readonly Issue[]): readonly Issue[] {
  const polygons = Map.groupBy(issues.filter(isPoint), ({ path }) => formatPath(path.slice(0, -2)))
  return issues.flatMap((issue): readonly Issue[] => {
    if (!isPoint(issue)) return [issue]
    const outside = polygons.get(formatPath(issue.path.slice(0, -2))) ?? []
    if (outside[0] !== issue) return []
    return [{ code: 'custom', path: issue.path, message: outsideReason(issue, outside), input: [] }]
  })
}

function outsideReason({ input }: Issue, outside: readonly Issue[]): string {
  const more = outside.length > 1 ? `, as are ${outside.length - 1} more numbers of this polygon` : ''
  const divide = '. They are probably pixels: divide x by the width of the picture and y by its height'
  return `${showValue(input)} is outside of the picture${more}: ${SHARES}${outside.some(isPixel) ? divide : ''}`
}

function isPixel({ input }: Issue): boolean {
  return Math.abs(Number(input)) > PIXELS_FROM
}
