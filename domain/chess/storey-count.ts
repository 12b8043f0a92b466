/** An estate, as far as the count of its storeys depends on it. */
interface CountedEstate {
  readonly sections: readonly { readonly storeys: readonly { readonly number: number }[] }[]
}

/** Counts the storeys above the ground of the section that has most. */
export function countStoreys({ sections }: CountedEstate): number {
  return Math.max(0, ...sections.map(({ storeys }) => storeys.filter(({ number }) => number >= 0).length))
}
