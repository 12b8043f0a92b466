import { HEAT_STEPS, type HeatScale } from './heat-scale.ts'

/** One step of a scale, for the legend. The first has no lower end, the last no upper end. */
export interface HeatBin {
  readonly step: number
  readonly from: number | null
  readonly to: number | null
}

/** The steps of a scale; a single step if all values are equal. */
export function heatBins({ low, edges }: HeatScale): readonly HeatBin[] {
  if (edges.length === 0) return [{ step: (HEAT_STEPS + 1) / 2, from: low, to: low }]
  return Array.from({ length: HEAT_STEPS }, (_, index) => ({
    step: index + 1,
    from: edges[index - 1] ?? null,
    to: edges[index] ?? null,
  }))
}
