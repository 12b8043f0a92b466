import type * as z from 'zod'
import { rectangle } from '#domain/picture/bodies.fixture.ts'
import { volumeOf } from '#domain/picture/body.ts'
import { lookAt } from '#domain/picture/camera.fixture.ts'
import type { Polygon } from '#domain/picture/polygon.ts'
import type { Matrix4 } from '#domain/picture/projection.ts'
import { visibleOutlines } from '#domain/picture/visible-outline.ts'
import type { projectFile } from './project-file.ts'

type ProjectInput = z.input<typeof projectFile>
type InteractiveInput = NonNullable<ProjectInput['interactives']>[number]
type VolumeInput = NonNullable<InteractiveInput['volumes']>[number]

const SIZE = { width: 1600, height: 1000 }
const COLOURS = ['#b9a68f', '#c9b79f', '#b3a08a', '#8d9a86', '#a5b39c', '#5f6a72', '#74808a']

/** Eight frames from above, then four from the street, which start at another side and turn the other way. */
export const HEADINGS = {
  high: [0, 45, 90, 135, 180, 225, 270, 315],
  street: [200, 110, 20, 290],
} as const

/** A house in two orbits: three storeys, a fourth set back behind a terrace under a mansard roof, and a roof terrace. */
export function twoOrbitsFile(): ProjectInput {
  const storey = (number: number) => ({
    id: `f${number}`,
    number,
    instances: [1, 2].map((position) => ({
      id: `${number}${position}`,
      number: `${number}${position}`,
      position,
      layout: 'two',
      status: position + number === 3 ? 'sold' : 'free',
      price: 200_000 + 10_000 * number,
    })),
  })
  return {
    vitrine: 1,
    project: { id: 'two-orbits', name: 'Terrace House', currency: 'EUR' },
    statuses: [
      { id: 'free', type: 'free', name: 'Available', color: '#2f9e68' },
      { id: 'sold', type: 'sold', name: 'Sold', color: '#8a857d' },
    ],
    layouts: [{ id: 'two', type: 'living', label: '2', area_total: 58 }],
    estates: [
      {
        id: 'house',
        name: 'House',
        sections: [{ id: 's', number: 1, storeys: [1, 2, 3, 4, 5].map(storey).toReversed() }],
      },
    ],
    interactives: [
      {
        id: 'facade',
        kind: 'facade',
        name: 'House',
        estate: 'house',
        orbits: [
          { id: 'high', name: { en: 'From above', ru: 'Сверху', ar: 'من الأعلى' } },
          { id: 'street', name: { en: 'From the street', ru: 'С улицы', ar: 'من الشارع' } },
        ],
        frames: frames(),
        volumes: volumes(),
      },
    ],
    root: 'facade',
  }
}

/** The pictures of the frames by name: the house as plain shapes. */
export function twoOrbitsPictures(): ReadonlyMap<string, string> {
  return new Map(frames().map(({ image, camera }) => [image, draw(camera)]))
}

function frames() {
  const round = (orbit: 'high' | 'street', distance: number, height: number) =>
    HEADINGS[orbit].map((heading, index) => {
      const turn = (heading / 180) * Math.PI
      const eye = [-distance * Math.sin(turn), -distance * Math.cos(turn), height] as const
      return { image: `${orbit}-${index}.svg`, orbit, camera: [...wide(lookAt(eye, [0, 0, 6], 1.7))] as const }
    })
  return [...round('high', 40, 30), ...round('street', 38, 1.7)].map((frame) => ({
    ...frame,
    camera: [...frame.camera] as CameraInput,
  }))
}

type CameraInput = NonNullable<InteractiveInput['frames'][number]['camera']>

/** The picture is wider than it is high. */
function wide(matrix: Matrix4): Matrix4 {
  const [a, b, c, d, ...rest] = matrix
  const aspect = SIZE.height / SIZE.width
  return [a * aspect, b * aspect, c * aspect, d * aspect, ...rest]
}

function volumes(): VolumeInput[] {
  const target = (number: number) => ({ kind: 'storey' as const, id: `f${number}` })
  const corners = (polygon: Polygon) => polygon.map(([x, y]): [number, number] => [x, y])
  const whole = corners(rectangle(-10, -6, 10, 6))
  const back = corners(rectangle(-10, -1, 10, 6))
  return [
    ...[1, 2, 3].map((number) => ({ target: target(number), base: whole, bottom: 3 * number - 3, top: 3 * number })),
    { target: target(4), base: back, bottom: 9, top: 11 },
    { target: target(4), base: back, upper: corners(rectangle(-9, 0, 9, 5)), bottom: 11, top: 13 },
    { target: target(4), base: corners(rectangle(-10, -6, 10, -1)), top: 9 },
    { target: target(5), base: corners(rectangle(-9, 0, 9, 5)), top: 13 },
  ]
}

function draw(camera: CameraInput): string {
  const outlines = visibleOutlines(
    volumes().map(({ target: _, ...body }, id) => ({ id, volume: volumeOf(body) })),
    camera,
  )
  const paths = outlines.map(({ id, polygons }) => {
    const d = polygons.map(
      (polygon) => `M${polygon.map(([x, y]) => `${x * SIZE.width} ${y * SIZE.height}`).join('L')}Z`,
    )
    return `<path fill="${COLOURS[id]}" stroke="#3c4248" stroke-width="2" d="${d.join('')}"/>`
  })
  const ground = `<rect width="1600" height="1000" fill="#cfdde6"/><rect y="620" width="1600" height="380" fill="#a9b59b"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000">${ground}${paths.join('')}</svg>`
}
