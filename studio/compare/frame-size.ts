/** The screens that the catalogue can be compared at, with their width in pixels. */
export const SCREEN_WIDTHS = { phone: 390, tablet: 820, desktop: 1280 } as const
/** A screen that the catalogue can be compared at. */
export type ScreenKind = keyof typeof SCREEN_WIDTHS

/** The size of an area in pixels. */
interface AreaSize {
  readonly width: number
  readonly height: number
}

/** The layout size of a frame, and how much smaller it is drawn to fit. */
export interface FrameSize extends AreaSize {
  readonly scale: number
}

/** A frame as wide as a screen that fills the height of its area. It is never drawn larger than it is. */
export function frameSizeIn(area: AreaSize, width: number): FrameSize {
  const scale = Math.min(1, area.width / width)
  return { width, height: Math.round(area.height / scale), scale }
}

/** The largest screen whose texts can still be read in an area. */
export function readableScreen({ width }: Pick<AreaSize, 'width'>): ScreenKind {
  if (width >= 1000) return 'desktop'
  return width >= 560 ? 'tablet' : 'phone'
}
