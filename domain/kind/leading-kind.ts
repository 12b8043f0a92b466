import type { LayoutType } from '#domain/layout/layout.ts'
import { isFreeStatus, type Status } from '#domain/status/status.ts'
import { type Kind, kindsOf } from './kind.ts'

/** The parts of a unit that decide its kind and whether it is free. */
interface Unit {
  readonly layout: { readonly type: LayoutType }
  readonly status: Pick<Status, 'type'>
}

/** The first kind that has free units; if nothing is free, the first kind that exists; null without units. */
export function leadingKind(units: readonly Unit[]): Kind | null {
  const existing = new Set<LayoutType>()
  const free = new Set<LayoutType>()
  for (const { layout, status } of units) {
    existing.add(layout.type)
    if (isFreeStatus(status)) free.add(layout.type)
  }
  return kindsOf(free)[0] ?? kindsOf(existing)[0] ?? null
}
