import type { NamesWith } from '#domain/field/field.ts'
import type { INSTANCE_FIELDS } from '#domain/field/unit.ts'

/** A field of a unit that stands in for that of its layout. */
type OwnField = NamesWith<typeof INSTANCE_FIELDS, { readonly own: true }>

// Spelled out, so that pages load without the book. Does not compile without all of them.
const OWN_FIELDS = [
  'area_total',
  'area_living',
  'area_kitchen',
  'ceiling_height',
] as const satisfies readonly OwnField[]
true satisfies [OwnField] extends [(typeof OWN_FIELDS)[number]] ? true : never

/** A unit's own figures. Each overrides that of its layout. */
export type OwnValues = { readonly [Name in OwnField]?: number | null | undefined }

/** A layout with a unit's own figures; the same object if the unit has none. */
export function withOwnValues<Layout extends object>(layout: Layout, own: OwnValues): Layout {
  let next = layout
  for (const name of OWN_FIELDS) if (typeof own[name] === 'number') next = { ...next, [name]: own[name] }
  return next
}

/** The figures among values that a unit has of its own. Without them a large project would send a null for each unit. */
export function ownValuesOf(values: Readonly<Record<string, unknown>>): { readonly [Name in OwnField]?: number } {
  const own: Partial<Record<OwnField, number>> = {}
  for (const name of OWN_FIELDS) {
    const value = values[name]
    if (typeof value === 'number') own[name] = value
  }
  return own
}
