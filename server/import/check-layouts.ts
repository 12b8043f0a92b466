import type { ImportError } from '#contract/errors.ts'
import { isLabelOf, labelsOf } from '#domain/layout/label.ts'
import type { LayoutType } from '#domain/layout/layout.ts'
import { type Entry, entriesOf } from './entries.ts'
import type { FileLayout } from './file-types.ts'
import { showValue } from './show-value.ts'

// Where people live, rooms and an area are what buyers look for first.
const HOMES: readonly LayoutType[] = ['living', 'house']

/** Checks that the plans of homes say how many rooms and how large, and that labels are of the list. */
export function checkLayouts(layouts: readonly FileLayout[]): readonly ImportError[] {
  return entriesOf('layouts', layouts).flatMap(checkLayout)
}

function checkLayout({ path, item: { type, label, area_total } }: Entry<FileLayout>): readonly ImportError[] {
  const hasArea = area_total > 0 || !HOMES.includes(type)
  return [
    ...(hasArea
      ? []
      : [{ path: `${path}.area_total`, reason: `Has to be more than 0 for ${type}, not ${area_total}` }]),
    ...(isLabelOf(type, label)
      ? []
      : [{ path: `${path}.label`, reason: `Has to be ${labelsOf(type)} for ${type}, not ${showValue(label)}` }]),
  ]
}
