/** The storey numbers that some buildings leave out. */
export interface SkippedStoreys {
  readonly zero: boolean
  readonly thirteen: boolean
}

/** The numbers of the storeys between two, from the lowest. The ends may come in either order. */
export function storeyRun(from: number, to: number, { zero, thirteen }: SkippedStoreys): readonly number[] {
  const [low, high] = [Math.min(from, to), Math.max(from, to)]
  const all = Array.from({ length: high - low + 1 }, (_, index) => low + index)
  return all.filter((number) => !(zero && number === 0) && !(thirteen && number === 13))
}
