import { compareLabels, type Layout, type LayoutType } from '#domain/layout/layout.ts'

/** The room labels of the layouts of some types, sorted; without types, of all layouts. */
export function roomLabels(layouts: readonly Layout[], types: readonly LayoutType[] = []): readonly string[] {
  const wanted = layouts.filter(({ type, label }) => label !== '' && (types.length === 0 || types.includes(type)))
  return [...new Set(wanted.map(({ label }) => label))].sort(compareLabels)
}
