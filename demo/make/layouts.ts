import { STUDIO } from '#domain/layout/layout.ts'
import type { RoomsBasis } from '#domain/project/descriptions.ts'
import { layoutOf, type SceneLayout, type Source } from './source.ts'
import type { LayoutInput } from './types.ts'

/** How a market measures homes. */
interface Measures {
  readonly rooms: RoomsBasis
  readonly areaOf: (squareMetres: number) => number
}

/** The layouts of a project as its market describes them. */
export function layoutsOf(source: Source, keys: readonly string[], measures: Measures): LayoutInput[] {
  return keys.map((key) => describeLayout(source, layoutOf(source, key), measures))
}

function describeLayout({ plans }: Source, layout: SceneLayout, { rooms, areaOf }: Measures): LayoutInput {
  const files = hasPlan(layout) ? (plans.layouts.find(({ layout: key }) => key === layout.key)?.plans ?? []) : []
  const [first] = files
  const isHome = layout.kind === 'living' || layout.kind === 'house'
  return {
    id: layout.key,
    type: layout.kind,
    label: isHome ? labelOf(layout, rooms) : '',
    area_total: areaOf(layout.area_total),
    ...(isHome && { area_living: areaOf(layout.area_living), area_kitchen: areaOf(layout.area_kitchen) }),
    ...(layout.bathrooms > 0 && { bathrooms: layout.bathrooms }),
    ...(isHome && { balconies: layout.balconies }),
    ...(first && { plan: first.svg }),
    ...(files.length > 1 && { plan_levels: files.map(({ svg }) => svg) }),
  }
}

/** One plan for all parking spaces or storage rooms would be useless: the catalogue draws each in its row instead. */
function hasPlan({ kind }: SceneLayout): boolean {
  return kind !== 'parking' && kind !== 'storage'
}

function labelOf({ studio, rooms_count, bedrooms }: SceneLayout, rooms: RoomsBasis): string {
  return studio ? STUDIO : String(rooms === 'rooms' ? rooms_count : bedrooms)
}
