import type { FrontStorey } from '#contract/front.ts'

// High enough to be seen at once, and not the roof.
const HEIGHT = 0.65

/** The storey that lights up by itself: one with available homes, in the upper part of the building. Null if there is none. */
export function litStorey(storeys: readonly FrontStorey[]): number | null {
  const highest = Math.max(...storeys.map(({ number }) => number))
  const [best] = storeys
    .filter(({ by_label, from }) => by_label.length > 0 && from !== null)
    .toSorted((a, b) => Math.abs(a.number - highest * HEIGHT) - Math.abs(b.number - highest * HEIGHT))
  return best?.id ?? null
}
