import { STATUS_TYPES, type StatusType } from '#domain/status/status.ts'
import { type BuildForm, type BuildKind, NEW_LAYOUT, type PlaceForm } from './read-build.ts'
import { countUnits, type EstateNode, type SectionNode, sectionsIn } from './structure.ts'

/** What the project has, as far as the first answers depend on it. */
interface Lists {
  readonly statuses: readonly { readonly id: string; readonly type: StatusType }[]
  readonly layouts: readonly { readonly id: string }[]
}

/** A place of which nothing is known yet. */
const EMPTY_PLACE: PlaceForm = { layout: NEW_LAYOUT, rooms: '', area: '' }

/** What the dialog says at first. `named` is the name of a new building. */
export function firstForm(
  kind: BuildKind,
  estates: readonly EstateNode[],
  { statuses, layouts }: Lists,
  named: string,
): BuildForm {
  const estate = estates.at(-1)
  const section = sectionsIn(estates).at(-1)?.section
  const place = layouts[0] ? { ...EMPTY_PLACE, layout: layouts[0].id } : EMPTY_PLACE
  const row = kind === 'units' ? [] : usualRow(section, layouts)
  const count = kind === 'units' ? 1 : row.length || 6
  const hasUnits = estates.some((each) => countUnits(each) > 0)
  const highest = section?.storeys[0]?.number ?? 0
  const lowest = section?.storeys.at(-1)?.number ?? 1
  const sections = kind === 'section' ? (estate?.sections ?? []) : []
  return {
    kind,
    estateName: named,
    estate: estate?.id ?? '',
    section: section?.id ?? '',
    sectionNumber: nextSectionNumber(sections),
    sectionName: '',
    from: kind === 'storeys' ? String(highest + 1) : kind === 'units' ? String(lowest) : '1',
    to: kind === 'storeys' ? String(highest + 1) : kind === 'units' ? String(Math.max(highest, lowest)) : '9',
    skipped: { zero: true, thirteen: false },
    perStorey: String(count),
    places: Array.from({ length: count }, (_, index) => (row[index] ? { ...EMPTY_PLACE, layout: row[index] } : place)),
    type: 'living',
    status: firstStatus(statuses),
    numbering: hasUnits ? 'after' : 'continuous',
    prefix: '',
    start: '1',
  }
}

/** The number of a section after others. */
export function nextSectionNumber(sections: readonly SectionNode[]): string {
  return String(Math.max(0, ...sections.map(({ number }) => number)) + 1)
}

/** The status that new units get: free, else the first of the project; empty if there is none. */
export function firstStatus(statuses: Lists['statuses']): string {
  return (statuses.find(({ type }) => type === STATUS_TYPES.free) ?? statuses[0])?.id ?? ''
}

/** The layouts of a storey in the middle of a section, by place: what another section probably has too. */
function usualRow(section: SectionNode | undefined, layouts: Lists['layouts']): readonly string[] {
  const withUnits = section?.storeys.filter(({ units }) => units.length > 0) ?? []
  const storey = withUnits[Math.floor(withUnits.length / 2)]
  const known = new Set(layouts.map(({ id }) => id))
  const row = storey?.units.map(({ fields }) => String(fields.layout)) ?? []
  return row.every((id) => known.has(id)) ? row : []
}
