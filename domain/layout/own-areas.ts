import type { Layout } from './layout.ts'

/** A unit's own areas. Each overrides the area of its layout. */
export interface OwnAreas {
  readonly area_total?: number | undefined
  readonly area_living?: number | undefined
  readonly area_kitchen?: number | undefined
}

/** A layout with a unit's own areas; the same object if the unit has none. */
export function withOwnAreas(layout: Layout, { area_total, area_living, area_kitchen }: OwnAreas): Layout {
  if ((area_total ?? area_living ?? area_kitchen) === undefined) return layout
  return {
    ...layout,
    area_total: area_total ?? layout.area_total,
    area_living: area_living ?? layout.area_living,
    area_kitchen: area_kitchen ?? layout.area_kitchen,
  }
}
