import { toWorld } from '../geometry.ts'
import { estatesOf, type Point, type Polygon, type Source } from '../source.ts'
import { disc, fill, moved, ring, smooth, stroke } from './paths.ts'
import type { Site } from './sites.ts'

const ROOFS: Readonly<Record<Site['project'], readonly string[]>> = {
  harbour: ['#F4F1EA', '#E9E4DA', '#C98A62'],
  mill: ['#B8664A'],
  pines: ['#8C7560', '#6E7F86', '#C98F72'],
}

/** A site: its green ground, a white rim, and its own buildings to scale with their shadows. */
export function drawSite(source: Source, site: Site): string {
  const buildings = buildingsOf(source, site)
  const shadows = buildings.map((polygon) => ring(moved(polygon, 7, 9))).join('')
  const roofs = buildings.map((polygon, index) => {
    const colors = ROOFS[site.project]
    return fill(colors[index % colors.length] ?? '#F4F1EA', ring(polygon))
  })
  return [
    fill('#2A3A2C', ring(moved(site.outline, 4, 7)), 0.16),
    fill('#A9C48A', ring(site.outline)),
    treesOf(site),
    ...pathsOf(site),
    stroke('#FFFFFF', 7, ring(site.outline)),
    fill('#2A2E2A', shadows, 0.28),
    ...roofs,
    stroke('#FFFFFF', 1.6, buildings.map(ring).join('')),
  ].join('')
}

/** What lies between the buildings, in metres of the scene: walks and a pond, a quay, a street. */
const WALKS: Readonly<Record<Site['project'], readonly Polygon[]>> = {
  harbour: [
    [
      [-86, -32],
      [-30, -30],
      [20, -26],
      [86, -30],
    ],
    [
      [-36, 30],
      [-14, 6],
      [-10, -26],
    ],
    [
      [84, 34],
      [30, 20],
      [6, 4],
      [-14, 6],
    ],
    [
      [30, 20],
      [38, -28],
    ],
  ],
  mill: [
    [
      [-30, -20],
      [30, -20],
    ],
    [
      [24, -20],
      [24, 18],
    ],
  ],
  pines: [
    [
      [-78, 0],
      [-30, 4],
      [20, 2],
      [78, 4],
    ],
  ],
}

function pathsOf({ project, origin, scale }: Site): readonly string[] {
  const onMap = ([x, y]: Point): Point => [origin[0] + x * scale, origin[1] - y * scale]
  const walks = WALKS[project].map((walk) => smooth(walk.map(onMap))).join('')
  const pond = project === 'harbour' ? [fill('#4D97A6', disc(onMap([8, 14]), 15))] : []
  return [stroke(project === 'pines' ? '#F7F4EE' : '#E8DFCF', project === 'pines' ? 11 : 7, walks), ...pond]
}

function buildingsOf(source: Source, { project, origin, scale }: Site): readonly Polygon[] {
  const onMap = (polygon: Polygon): Polygon => polygon.map(([x, y]) => [origin[0] + x * scale, origin[1] - y * scale])
  return estatesOf(source, project).flatMap(({ sections, storeys, houses = [] }) => [
    ...sections.flatMap((section) => {
      const typical = storeys.find((storey) => storey.section === section.id)
      return typical ? [onMap(toWorld(typical.plate, section))] : []
    }),
    ...houses.map(({ footprint }) => onMap(footprint)),
  ])
}

function treesOf({ outline }: Site): string {
  const [cx, cy] = [0, 1].map((axis) => outline.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / outline.length)
  const along = outline.flatMap(([x, y], index) => {
    const [nx, ny] = outline[(index + 1) % outline.length] ?? [x, y]
    const count = Math.floor(Math.hypot(nx - x, ny - y) / 24)
    return Array.from({ length: count }, (_, step) => {
      const t = (step + 0.5) / count
      const [px, py] = [x + (nx - x) * t, y + (ny - y) * t]
      return disc([px + ((cx ?? 0) - px) * 0.09, py + ((cy ?? 0) - py) * 0.12], 6.5)
    })
  })
  return fill('#6E9A58', along.join(''))
}
