import type { PriceStep } from '#domain/unit-table/price-steps.ts'

/** The places of the plot, in its own units. */
export const PLOT = { width: 328, height: 84, end: 264, top: 14, bottom: 68, band: 76 } as const

/** How prices and moments become places. */
interface PlotScale {
  readonly x: (at: number) => number
  readonly y: (price: number) => number
  /** The prices of the lines behind the plot, the highest first. */
  readonly marks: readonly number[]
}

/** The scale for some prices, which fill the height. */
export function plotScale(prices: readonly number[], start: number, now: number): PlotScale {
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  // A price that never changed is in the middle.
  const pad = low === high ? Math.max(1, high * 0.02) : 0
  const [from, to] = [low - pad, high + pad]
  return {
    x: (at) => round(((at - start) / Math.max(1, now - start)) * PLOT.end),
    y: (price) => round(PLOT.bottom - ((price - from) / (to - from)) * (PLOT.bottom - PLOT.top)),
    marks: low === high ? [high] : [to, (from + to) / 2, from],
  }
}

/** The line of the prices, with gaps where the price was on request. */
export function stepPath(steps: readonly PriceStep[], { x, y }: PlotScale, now: number): string {
  let path = ''
  let isDrawn = false
  for (const [index, { at, price }] of steps.entries()) {
    const next = x(steps[index + 1]?.at ?? now)
    if (price !== null) path += isDrawn ? `V${y(price)}H${next}` : `M${x(at)} ${y(price)}H${next}`
    isDrawn = price !== null
  }
  return path
}

function round(place: number): number {
  return Math.round(place * 10) / 10
}
