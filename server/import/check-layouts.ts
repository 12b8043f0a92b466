import type { ImportError } from '#contract/errors.ts'
import type { LayoutType } from '#domain/layout/layout.ts'
import { type Entry, entriesOf } from './entries.ts'
import type { FileLayout } from './file-types.ts'

// Where people live, rooms and an area are what buyers look for first.
const HOMES: readonly LayoutType[] = ['living', 'house']

/** Checks that the plans of homes say how many rooms and how large. */
export function checkLayouts(layouts: readonly FileLayout[]): readonly ImportError[] {
  return entriesOf('layouts', layouts).flatMap(checkLayout)
}

function checkLayout({ path, item: { type, label, area_total } }: Entry<FileLayout>): readonly ImportError[] {
  if (!HOMES.includes(type)) return []
  const hasRooms = label.trim() !== '' && Number(label) !== 0
  return [
    ...(area_total > 0 ? [] : [{ path: `${path}.area_total`, reason: `Has to be more than 0 for ${type}` }]),
    ...(hasRooms ? [] : [{ path: `${path}.label`, reason: `Has to be a number of rooms or "studio" for ${type}` }]),
  ]
}
