import { createRandom } from '../../random.ts'
import type { Point, Source } from '../source.ts'
import { makeBlocks } from './blocks.ts'
import { drawSite } from './draw-sites.ts'
import { AVENUES, CANAL, canalAt, coastAt, isForest, PARKS } from './ground.ts'
import { disc, fill, moved, ring, smooth, stroke } from './paths.ts'
import { MAP, SITES, type Site } from './sites.ts'

const SEED = 1204
const LAND = '#EFE9DF'
const WATER = '#2F7F93'
const SHALLOW = '#4D97A6'
const ROOFS = ['#E6D8C9', '#DDC5B3', '#D6B09A', '#E0D2C4']
const TREES = ['#44774B', '#36663F', '#568A57']

/** The group's picture: the town from above with the three sites, in the colours of the renders. No text. */
export function drawCityMap(source: Source): string {
  return svg(`0 0 ${MAP.width} ${MAP.height}`, MAP.width, MAP.height, drawTown(source, WHOLE))
}

/** The surroundings of one project, with a pin on it. */
export function drawSiteMap(source: Source, site: Site): string {
  const [width, height] = [900, 600]
  const middle = middleOf(site)
  const left = Math.max(0, Math.min(MAP.width - width, middle[0] - width / 2))
  const top = Math.max(0, Math.min(MAP.height - height, middle[1] - height / 2))
  return svg(
    `${left} ${top} ${width} ${height}`,
    width,
    height,
    drawTown(source, [left, top, width, height]) + pin(middle),
  )
}

function drawTown(source: Source, view: View): string {
  const random = createRandom(SEED)
  const blocks = makeBlocks(random).filter(({ outline }) => outline.some((point) => isSeen(point, view)))
  return [
    `<rect width="${MAP.width}" height="${MAP.height}" fill="${LAND}"/>`,
    drawParks(random),
    drawStreets(),
    drawWater(),
    fill('#5A4A3C', blocks.map(({ outline }) => ring(moved(outline, 3, 4))).join(''), 0.16),
    ...ROOFS.map((color, roof) =>
      fill(
        color,
        blocks
          .filter((block) => block.roof === roof)
          .map(({ outline }) => ring(outline))
          .join(''),
      ),
    ),
    drawForest(random, view),
    ...SITES.map((site) => drawSite(source, site)),
  ].join('\n')
}

function drawWater(): string {
  const xs = Array.from({ length: 65 }, (_, index) => index * 30)
  const coast = (dy: number): Point[] => xs.map((x): Point => [x, coastAt(x) + dy])
  const sea = (dy: number) => `${smooth(coast(dy))}L${MAP.width} ${MAP.height}L0 ${MAP.height}Z`
  const canal = Array.from({ length: 34 }, (_, index): Point => [canalAt(index * 30 - 30), index * 30 - 30])
  const inTown = canal.filter(([x, y]) => y < coastAt(x) + 20)
  return [
    stroke('#D8CBB9', 2 * CANAL + 12, smooth(inTown)),
    fill('#CDB99F', sea(-13)),
    stroke(SHALLOW, 2 * CANAL, smooth(inTown)),
    fill(SHALLOW, sea(0)),
    fill(WATER, sea(34)),
    fill('#27707F', sea(120), 0.75),
    ...[180, 420, 640].map((y) => stroke('#E4DACB', 9, `M${canalAt(y) - 34} ${y}L${canalAt(y) + 34} ${y}`)),
    drawMarina(),
  ].join('')
}

// Two piers with boats, as in front of the harbour in the renders.
function drawMarina(): string {
  const piers = [1262, 1330, 1398].map((x) =>
    ring([
      [x, coastAt(x) - 8],
      [x + 7, coastAt(x) - 8],
      [x + 7, coastAt(x) + 104],
      [x, coastAt(x) + 104],
    ]),
  )
  const boats = [1262, 1330, 1398].flatMap((x) =>
    [0, 1, 2, 3, 4].flatMap((index) => {
      const y = coastAt(x) + 20 + index * 18
      return [boat(x + 11, y, 1), boat(x - 4, y, -1)]
    }),
  )
  return fill('#C49A6C', piers.join('')) + fill('#FBF8F2', boats.join(''))
}

function boat(x: number, y: number, side: number): string {
  return ring([
    [x, y],
    [x + 14 * side, y],
    [x + 21 * side, y + 3.5],
    [x + 14 * side, y + 7],
    [x, y + 7],
  ])
}

function drawStreets(): string {
  const lines = AVENUES.map(smooth).join('')
  return stroke('#E2D8CA', 22, lines) + stroke('#FCFAF6', 17, lines)
}

function drawParks(random: () => number): string {
  const lawns = PARKS.map(([x, y, radius]) => disc([x, y], radius)).join('')
  const trees = PARKS.flatMap(([x, y, radius]) =>
    Array.from({ length: Math.floor(radius / 3.4) }, () => {
      const [angle, reach, size] = [random() * 2 * Math.PI, Math.sqrt(random()) * (radius - 9), 5 + random() * 5]
      return disc([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach], size)
    }),
  )
  return fill('#BCD09C', lawns) + fill('#7FA567', trees.join('')) + fill('#4D97A6', disc([1126, 482], 22))
}

function drawForest(random: () => number, view: View): string {
  const trees: { readonly at: Point; readonly radius: number; readonly tone: number }[] = []
  for (let y = -10; y < 470; y += 21) {
    for (let x = 1150; x < MAP.width + 20; x += 22) {
      const at: Point = [x + random() * 14, y + random() * 12]
      const [radius, tone] = [11 + random() * 7, Math.floor(random() * 3)]
      if (isForest(at) && isSeen(at, view)) trees.push({ at, radius, tone })
    }
  }
  const ground = fill('#5C8A57', trees.map(({ at }) => disc(at, 22)).join(''))
  const shadow = fill('#1F3A28', trees.map(({ at: [x, y], radius }) => disc([x + 3, y + 4], radius)).join(''), 0.3)
  return (
    ground +
    shadow +
    TREES.map((color, tone) =>
      fill(
        color,
        trees
          .filter((tree) => tree.tone === tone)
          .map(({ at, radius }) => disc(at, radius))
          .join(''),
      ),
    ).join('')
  )
}

function pin([x, y]: Point): string {
  const drop = `M${x} ${y}C${x - 10} ${y - 26} ${x - 30} ${y - 36} ${x - 30} ${y - 62}a30 30 0 1 1 60 0C${x + 30} ${y - 36} ${x + 10} ${y - 26} ${x} ${y}Z`
  return fill('#1D1B19', disc([x, y + 2], 7), 0.25) + fill('#0F5C66', drop) + fill('#FFFFFF', disc([x, y - 62], 11))
}

/** Left, top, width and height of what is shown. */
type View = readonly [number, number, number, number]

const WHOLE: View = [0, 0, MAP.width, MAP.height]
const BEYOND = 40

function isSeen([x, y]: Point, [left, top, width, height]: View): boolean {
  return x > left - BEYOND && x < left + width + BEYOND && y > top - BEYOND && y < top + height + BEYOND
}

function middleOf({ outline }: Site): Point {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
}

function svg(viewBox: string, width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">\n${body}\n</svg>\n`
}
