import type { ImportError } from '#contract/errors.ts'
import type { LayoutType } from '#domain/layout/layout.ts'
import { type Entry, entriesOf, type InstanceEntry } from './entries.ts'
import type { FileLayout } from './file-types.ts'

// Where people live, rooms and an area are what buyers look for first.
const HOMES: readonly LayoutType[] = ['living', 'house']

/** Checks that the plans of homes say how many rooms and how large, and that no home has an area of 0 itself. */
export function checkLayouts(layouts: readonly FileLayout[], units: readonly InstanceEntry[]): readonly ImportError[] {
  const types = new Map(layouts.map(({ id, type }) => [id, type]))
  return [
    ...entriesOf('layouts', layouts).flatMap(checkLayout),
    ...units.flatMap(({ path, item }) => {
      const type = types.get(item.layout)
      return type && HOMES.includes(type) ? checkArea(path, type, item.area_total) : []
    }),
  ]
}

function checkLayout({ path, item: { type, label, area_total } }: Entry<FileLayout>): readonly ImportError[] {
  if (!HOMES.includes(type)) return []
  const hasRooms = label.trim() !== '' && Number(label) !== 0
  return [
    ...checkArea(path, type, area_total),
    ...(hasRooms ? [] : [{ path: `${path}.label`, reason: `Has to be a number of rooms or "studio" for ${type}` }]),
  ]
}

function checkArea(path: string, type: LayoutType, area: number | undefined): readonly ImportError[] {
  return area === 0 ? [{ path: `${path}.area_total`, reason: `Has to be more than 0 for ${type}` }] : []
}
