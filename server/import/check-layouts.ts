import type { ImportError } from '#contract/errors.ts'
import { isLabelOf, labelsOf } from '#domain/layout/label.ts'
import type { LayoutType } from '#domain/layout/layout.ts'
import { type Entry, entriesOf, type InstanceEntry } from './entries.ts'
import type { FileLayout } from './file-types.ts'
import { showValue } from './show-value.ts'

// Rooms and area are what home buyers look for first.
const HOMES: readonly LayoutType[] = ['living', 'house']

/** Checks that layouts of homes have a number of rooms and an area, and that no home has an area of 0. */
export function checkLayouts(layouts: readonly FileLayout[], units: readonly InstanceEntry[]): readonly ImportError[] {
  const types = new Map(layouts.map(({ id, type }) => [id, type]))
  return [
    ...entriesOf('layouts', layouts).flatMap(checkLayout),
    ...units.flatMap(({ path, item }) => {
      const type = types.get(item.layout)
      return type ? checkArea(path, type, item.area_total) : []
    }),
  ]
}

function checkLayout({ path, item: { type, label, area_total } }: Entry<FileLayout>): readonly ImportError[] {
  return [
    ...checkArea(path, type, area_total),
    ...(isLabelOf(type, label)
      ? []
      : [{ path: `${path}.label`, reason: `Has to be ${labelsOf(type)} for ${type}, not ${showValue(label)}` }]),
  ]
}

function checkArea(path: string, type: LayoutType, area: number | undefined): readonly ImportError[] {
  if (area !== 0 || !HOMES.includes(type)) return []
  return [{ path: `${path}.area_total`, reason: `Has to be more than 0 for ${type}, not 0` }]
}
