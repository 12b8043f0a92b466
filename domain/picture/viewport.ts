import type { Box } from './box.ts'
import type { Point } from './polygon.ts'

/** Width and height of a picture or of the stage that shows it, in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The position of the picture on the stage: stage point = scale × picture point + (x, y). Never mirrored. */
export interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}

// The box of the regions grows by 6 %, which is 3 % on each side.
const FOCUS_MARGIN = 0.06

/** Keeps the picture on the stage: no gaps along an axis where it is larger than the stage, centred where it is smaller. */
export function clampView(view: View, picture: Size, stage: Size): View {
  return {
    scale: view.scale,
    x: clampAxis(view.x, view.scale * picture.width, stage.width),
    y: clampAxis(view.y, view.scale * picture.height, stage.height),
  }
}

/** The whole picture, as large as possible, centred on the stage. */
export function fitContain(picture: Size, stage: Size): View {
  return clampView({ scale: containScale(picture, stage), x: 0, y: 0 }, picture, stage)
}

/** The first view: the focus (the box of the regions, in picture pixels) with its margin, at least as large as contain. */
export function initialView(picture: Size, stage: Size, focus: Box | null): View {
  if (!focus) return fitContain(picture, stage)
  const scale = Math.max(containScale(picture, stage), focusScale(focus, stage))
  const x = stage.width / 2 - scale * (focus.x + focus.width / 2)
  const y = stage.height / 2 - scale * (focus.y + focus.height / 2)
  return clampView({ scale, x, y }, picture, stage)
}

/** CSS variables from which a style sheet computes `initialView`: numbers without a unit, in picture pixels. */
export function initialViewNumbers(picture: Size, focus: Box | null): Readonly<Record<string, number>> {
  const { x, y, width, height } = focus ?? { x: 0, y: 0, ...picture }
  const grown = 1 + FOCUS_MARGIN
  return {
    '--w': picture.width,
    '--h': picture.height,
    '--fx': x + width / 2,
    '--fy': y + height / 2,
    // Without a focus the whole picture is shown: a huge focus never wins over contain.
    '--fw': focus ? width * grown : BOUNDLESS,
    '--fh': focus ? height * grown : BOUNDLESS,
  }
}

const BOUNDLESS = 1e6

/** A box given in 0..1 of the picture, as regions are stored, in picture pixels. */
export function boxInPixels(box: Box, picture: Size): Box {
  return {
    x: box.x * picture.width,
    y: box.y * picture.height,
    width: box.width * picture.width,
    height: box.height * picture.height,
  }
}

/** Moves the picture by stage pixels. */
export function panBy(view: View, [dx, dy]: Point): View {
  return { scale: view.scale, x: view.x + dx, y: view.y + dy }
}

/** The stage pixel that shows a picture pixel. */
export function toStage(view: View, [x, y]: Point): Point {
  return [view.scale * x + view.x, view.scale * y + view.y]
}

/** The picture pixel shown at a stage pixel. */
export function toPicture(view: View, [x, y]: Point): Point {
  return [(x - view.x) / view.scale, (y - view.y) / view.scale]
}

/** The visible part of the picture, as the `viewBox` of an SVG that fills the stage; null while the stage has no size. */
export function viewBoxOf({ scale, x, y }: View, { width, height }: Size): string | null {
  if (width === 0 || height === 0) return null
  return [-x, -y, width, height].map((side) => side / scale).join(' ')
}

function clampAxis(offset: number, shown: number, stage: number): number {
  return shown <= stage ? (stage - shown) / 2 : Math.min(0, Math.max(stage - shown, offset))
}

function containScale(picture: Size, stage: Size): number {
  return Math.min(stage.width / picture.width, stage.height / picture.height)
}

// A focus of a single point has no scale.
function focusScale(focus: Box, stage: Size): number {
  const grown = 1 + FOCUS_MARGIN
  const scale = Math.min(stage.width / (focus.width * grown), stage.height / (focus.height * grown))
  return Number.isFinite(scale) ? scale : 0
}
