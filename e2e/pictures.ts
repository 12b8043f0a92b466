import type { APIRequestContext, Page } from '@playwright/test'

/*
 * What the pictures must show, computed from the API's answers: where each region is on the screen, and where it leads.
 */

/** A place in a picture, 0..1 of its sides. */
type Point = readonly [number, number]

/** A region of a frame as the API answers it. */
export interface Region {
  readonly target: { readonly kind: string; readonly id: number }
  readonly polygons: readonly (readonly Point[])[]
}

interface Storey {
  readonly id: number
  readonly number: number
  readonly plan: { readonly interactive: number; readonly frame: number } | null
}

/** An estate with its picture. */
export interface PicturedEstate {
  readonly id: number
  readonly name: string
  readonly facade: { readonly interactive: number; readonly frame: number } | null
  readonly storeys: ReadonlyMap<number, Storey>
}

const API = '/api/v1/public'

/** The estates of a catalogue and their storeys by id. */
export async function readEstates(request: APIRequestContext, token: string): Promise<readonly PicturedEstate[]> {
  const { settings } = await read(request, `token?first_token=${token}`)
  const estates = await read(request, `projects/${settings.project_id}/chess?first_token=${token}`)
  return estates.map(({ id, name, facade, sections }: PicturedEstate & { sections: { storeys: Storey[] }[] }) => {
    const storeys = sections.flatMap((section) => section.storeys)
    return { id, name, facade, storeys: new Map(storeys.map((storey) => [storey.id, storey])) }
  })
}

/** A frame of a picture as the API answers it. */
interface PictureFrame {
  readonly id: number
  readonly image: { readonly src: string }
  readonly regions: readonly Region[]
}

/** All frames of a picture with their regions. */
export async function readFrames(
  request: APIRequestContext,
  token: string,
  id: number,
): Promise<readonly PictureFrame[]> {
  const show = (frame: number) => read(request, `interactive/show?first_token=${token}&id=${id}&frame=${frame}`)
  const { frames } = await show(0)
  return Promise.all(frames.map(async (frame: { id: number }) => (await show(frame.id)).frame))
}

async function read(request: APIRequestContext, path: string) {
  return (await (await request.get(`${API}/${path}`)).json()).data
}

/** Inner points of a region, those farthest from its edges first. */
export function innerPoints({ polygons }: Region): readonly Point[] {
  const corners = polygons.flat()
  const [left, right] = [Math.min(...corners.map(([x]) => x)), Math.max(...corners.map(([x]) => x))]
  const [top, bottom] = [Math.min(...corners.map(([, y]) => y)), Math.max(...corners.map(([, y]) => y))]
  const steps = 24
  const grid = Array.from(
    { length: steps * steps },
    (_, index): Point => [
      left + ((right - left) * ((index % steps) + 0.5)) / steps,
      top + ((bottom - top) * (Math.floor(index / steps) + 0.5)) / steps,
    ],
  )
  return grid
    .filter((point) => polygons.some((polygon) => isInside(polygon, point)))
    .map((point) => ({ point, depth: Math.min(...polygons.map((polygon) => distanceTo(polygon, point))) }))
    .sort((a, b) => b.depth - a.depth)
    .slice(0, 40)
    .map(({ point }) => point)
}

function isInside(polygon: readonly Point[], [x, y]: Point): boolean {
  let inside = false
  for (const [index, [ax, ay]] of polygon.entries()) {
    const [bx, by] = polygon.at(index - 1) as Point
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside
  }
  return inside
}

function distanceTo(polygon: readonly Point[], [x, y]: Point): number {
  return Math.min(
    ...polygon.map(([ax, ay], index) => {
      const [bx, by] = polygon.at(index - 1) as Point
      const [dx, dy] = [bx - ax, by - ay]
      const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
      return Math.hypot(x - ax - share * dx, y - ay - share * dy)
    }),
  )
}

/**
 * For each region the screen position of its first point that is not covered; null if all points are covered.
 */
export function pixelsOf(page: Page, regions: readonly (readonly Point[])[]): Promise<readonly (Point | null)[]> {
  return page.evaluate((all) => {
    const picture = [...document.querySelectorAll<SVGImageElement>('main svg image')].at(-1)
    if (!picture) return all.map(() => null)
    const { x, y, width, height } = picture.getBoundingClientRect()
    const toPixel = ([px, py]: Point): Point => [x + px * width, y + py * height]
    const isFree = ([left, top]: Point) =>
      document.elementFromPoint(left, top)?.closest('svg') === picture.ownerSVGElement
    return all.map((points) => points.map(toPixel).find(isFree) ?? null)
  }, regions)
}
