import type { Box } from '#domain/picture/box.ts'
import { type DrawnFacade, drawnSectionsOf } from '#domain/picture/drawn-facade.ts'
import type { DrawnUnit } from '#domain/picture/drawn-windows.ts'
import type { Status } from '#domain/status/status.ts'

/** All windows of the same look as one path, since one element per window would be thousands. */
interface WindowLook {
  readonly key: string
  readonly status: Status
  /** Whether the units do not match the filter. */
  readonly isDim: boolean
  readonly path: string
}

/** The windows of a building grouped by look. `dimming` is that of the choice. */
export function windowLooksOf(
  facade: DrawnFacade,
  dimming: { readonly [row: number]: number } | null,
): readonly WindowLook[] {
  const looks = new Map<string, { status: Status; isDim: boolean; boxes: Box[] }>()
  for (const { instance, windows } of drawnSectionsOf(facade).flatMap(({ units }) => units)) {
    const isDim = dimming !== null && dimming[instance.row] !== 0
    const key = `${instance.status.id}${isDim ? '-dim' : ''}`
    const look = looks.get(key) ?? { status: instance.status, isDim, boxes: [] }
    look.boxes.push(...windows)
    looks.set(key, look)
  }
  return [...looks].map(([key, { status, isDim, boxes }]) => ({ key, status, isDim, path: boxesPath(boxes) }))
}

/** The windows of some units. */
export function windowsPathOf(facade: DrawnFacade, isMeant: (unit: DrawnUnit) => boolean): string {
  return boxesPath(
    drawnSectionsOf(facade).flatMap(({ units }) => units.filter(isMeant).flatMap(({ windows }) => windows)),
  )
}

/** The edges of balconies. */
export function balconiesPathOf(facade: DrawnFacade): string {
  return drawnSectionsOf(facade)
    .flatMap(({ units }) => units)
    .map(({ balcony }) => (balcony ? `M${round(balcony.x)} ${round(balcony.y)}h${round(balcony.width)}` : ''))
    .join('')
}

/** The lines between storeys. */
export function slabsPathOf(facade: DrawnFacade): string {
  return drawnSectionsOf(facade)
    .flatMap(({ storeys }) => storeys)
    .map(({ band }) => `M${round(band.x)} ${round(band.y)}h${round(band.width)}`)
    .join('')
}

/** Rectangles as one path. */
export function boxesPath(boxes: readonly Box[]): string {
  return boxes
    .map(({ x, y, width, height }) => `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${-round(width)}z`)
    .join('')
}

/** Rounds to a tenth of a pixel, to keep paths short. */
function round(value: number): number {
  return Math.round(value * 10) / 10
}
