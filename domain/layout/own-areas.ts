import type { Layout } from './layout.ts'

/** The areas of a unit itself: each wins over that of its layout. */
export interface OwnAreas {
  readonly area_total?: number | undefined
  readonly area_living?: number | undefined
  readonly area_kitchen?: number | undefined
}

/** A layout with the areas of one of its units; the same object where the unit has none of its own. */
export function withOwnAreas(layout: Layout, { area_total, area_living, area_kitchen }: OwnAreas): Layout {
  if ((area_total ?? area_living ?? area_kitchen) === undefined) return layout
  return {
    ...layout,
    area_total: area_total ?? layout.area_total,
    area_living: area_living ?? layout.area_living,
    area_kitchen: area_kitchen ?? layout.area_kitchen,
  }
}
