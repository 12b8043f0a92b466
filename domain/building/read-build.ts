import type { LanguageCode } from '#domain/language/language.ts'
import type { LayoutType } from '#domain/layout/layout.ts'
import { readWholeNumber } from '#domain/table/read-number.ts'
import {
  type BuildFault,
  hasRooms,
  MAX_NEW_STOREYS,
  MAX_NUMBER_LENGTH,
  type NumberingForm,
  readArea,
  readRule,
  readSectionNumber,
  readStoreyNumber,
} from './read-fields.ts'
import { type SkippedStoreys, storeyRun } from './storey-run.ts'
import { type EstateNode, lastPosition, numbersIn, type SectionNode, sectionsIn } from './structure.ts'
import { repeatedNumbers, unitNumbers } from './unit-numbers.ts'

/** What the dialog makes. */
export const BUILD_KINDS = ['building', 'section', 'storeys', 'units'] as const
/** What the dialog makes. */
export type BuildKind = (typeof BUILD_KINDS)[number]

/** The choice of a layout that does not exist yet. */
export const NEW_LAYOUT = ''

/** The layout of one place on every storey: a known one, or rooms and area of a new one. */
export interface PlaceForm {
  readonly layout: string
  readonly rooms: string
  readonly area: string
}

/** What is written in the dialog. Figures are texts, so that a wrong one stays as it is. */
export interface BuildForm extends NumberingForm {
  readonly kind: BuildKind
  readonly estateName: string
  readonly estate: string
  readonly section: string
  readonly sectionNumber: string
  readonly sectionName: string
  readonly from: string
  readonly to: string
  readonly skipped: SkippedStoreys
  readonly perStorey: string
  readonly places: readonly PlaceForm[]
  readonly type: LayoutType
  readonly status: string
}

/** The fields that can be wrong. */
type BuildField =
  | 'estateName'
  | 'section'
  | 'sectionNumber'
  | 'from'
  | 'to'
  | 'perStorey'
  | 'start'
  | 'prefix'
  | 'status'
  | `rooms${number}`
  | `area${number}`
/** What is wrong, by field. */
export type BuildFaults = Readonly<Partial<Record<BuildField, BuildFault>>>

/** A layout, as far as units are made of it. */
export interface NewLayout {
  readonly id: string
  readonly type: LayoutType
  readonly label: string
  readonly area: number
}

/** A storey that gets units; `id` is null if it is made. */
interface PlannedStorey {
  readonly id: string | null
  readonly number: number
  readonly units: readonly { readonly number: string; readonly position: number; readonly layout: string }[]
}

/** What will be made. */
export interface BuildPlan {
  /** Null if the building exists. */
  readonly estateName: string | null
  readonly estate: string
  /** Null if the section exists. */
  readonly newSection: { readonly number: number; readonly name: string } | null
  readonly section: string
  readonly layouts: readonly NewLayout[]
  /** From the lowest. */
  readonly storeys: readonly PlannedStorey[]
  readonly status: string
  readonly units: number
}

/** What the project has already. */
interface Known {
  readonly estates: readonly EstateNode[]
  readonly layouts: readonly NewLayout[]
  /** The language of the person who types. */
  readonly lang: LanguageCode
}

/** How many units a storey can have. */
const MAX_PLACES = 100

const MAX_NEW_UNITS = 10_000

/** How many units a storey gets; 0 for anything that is no count. */
export function placeCount(perStorey: string): number {
  return readWholeNumber(perStorey, 0, MAX_PLACES) ?? 0
}

/** The places after their count was typed: more of them are like the last one. */
export function withPlaces(places: readonly PlaceForm[], perStorey: string): readonly PlaceForm[] {
  const more = Array.from({ length: Math.max(0, placeCount(perStorey) - places.length) }, () => places.at(-1))
  return [...places, ...more.flatMap((place) => place ?? [])]
}

/** Reads the dialog: what will be made, or what is wrong. A plan without faults can be made. */
export function readBuild(form: BuildForm, known: Known): { readonly plan: BuildPlan; readonly faults: BuildFaults } {
  const faults: Partial<Record<BuildField, BuildFault>> = {}
  const [from, to] = [readStoreyNumber(form.from), readStoreyNumber(form.to)]
  if (from === null) faults.from = 'storey'
  if (to === null) faults.to = 'storey'
  const perStorey = readWholeNumber(form.perStorey, form.kind === 'units' ? 1 : 0, MAX_PLACES)
  if (perStorey === null) faults.perStorey = 'per_storey'
  const where = readWhere(form, known, faults)
  const run = from === null || to === null ? [] : storeyRun(from, to, form.skipped)
  if (run.length > MAX_NEW_STOREYS || run.length * (perStorey ?? 0) > MAX_NEW_UNITS) faults.to = 'too_many'
  const counted = faults.to ? [] : run
  const places = form.places.slice(0, perStorey ?? 0)
  const layouts = readLayouts(form, places, known, faults)
  const storeys = numberStoreys(form, counted, where?.node ?? null, layouts.ids, known, faults)
  if ((perStorey ?? 0) > 0 && form.status === '') faults.status = 'status'
  return {
    faults,
    plan: {
      estateName: form.kind === 'building' ? form.estateName.trim() : null,
      estate: form.estate,
      newSection: form.kind === 'building' || form.kind === 'section' ? (where?.made ?? null) : null,
      section: form.section,
      layouts: layouts.made,
      storeys,
      status: form.status,
      units: storeys.reduce((sum, { units }) => sum + units.length, 0),
    },
  }
}

type Faults = Partial<Record<BuildField, BuildFault>>

interface Where {
  readonly made: { readonly number: number; readonly name: string } | null
  readonly node: SectionNode | null
}

function readWhere(form: BuildForm, { estates }: Known, faults: Faults): Where | null {
  if (form.kind === 'storeys' || form.kind === 'units') {
    const found = sectionsIn(estates).find(({ section }) => section.id === form.section)
    if (!found) faults.section = 'section'
    return found ? { made: null, node: found.section } : null
  }
  if (form.kind === 'building' && (form.estateName.trim() === '' || form.estateName.length > 200))
    faults.estateName = 'name'
  const number = readSectionNumber(form.sectionNumber)
  const siblings = form.kind === 'section' ? estates.find(({ id }) => id === form.estate)?.sections : []
  if (!siblings) faults.section = 'section'
  if (number === null) faults.sectionNumber = 'whole_number'
  else if (siblings?.some((section) => section.number === number)) faults.sectionNumber = 'section_taken'
  return number === null ? null : { made: { number, name: form.sectionName.trim() }, node: null }
}

/** The layout of each place, and those that have to be made. Equal rooms and areas share one, also one that exists. */
function readLayouts(form: BuildForm, places: readonly PlaceForm[], known: Known, faults: Faults) {
  const made = new Map<string, NewLayout>()
  const taken = new Set(known.layouts.map(({ id }) => id))
  const ids = places.map(({ layout, rooms, area: areaText }, index) => {
    if (layout !== NEW_LAYOUT) return layout
    const [label, area] = [rooms.trim(), readArea(areaText, known.lang)]
    if (area === null) faults[`area${index}`] = 'area'
    if (label.length > 50 || (label === '' && hasRooms(form.type))) faults[`rooms${index}`] = 'rooms'
    const key = `${label} ${area}`
    const same =
      made.get(key) ?? known.layouts.find((one) => one.type === form.type && one.label === label && one.area === area)
    if (same) return same.id
    const id = freeId([label, area ?? ''].filter((part) => part !== '').join('-') || form.type, taken)
    taken.add(id)
    made.set(key, { id, type: form.type, label, area: area ?? 0 })
    return id
  })
  return { ids, made: [...made.values()] }
}

function freeId(wanted: string, taken: ReadonlySet<string>): string {
  let [id, count] = [wanted, 2]
  while (taken.has(id)) {
    id = `${wanted} (${count})`
    count += 1
  }
  return id
}

function numberStoreys(
  form: BuildForm,
  run: readonly number[],
  section: SectionNode | null,
  layouts: readonly string[],
  { estates }: Known,
  faults: Faults,
): readonly PlannedStorey[] {
  const there = new Map(section?.storeys.map((storey) => [storey.number, storey]))
  const isThere = run.filter((number) => there.has(number))
  if (form.kind === 'storeys' && isThere.length > 0) faults.from = 'storeys_taken'
  // Units are only added to storeys that exist.
  const storeys = form.kind === 'units' ? isThere : run
  if (form.kind === 'units' && storeys.length === 0 && section) faults.from = 'no_storeys'
  const placesOf = (number: number) => {
    const storey = there.get(number)
    const last = storey ? lastPosition(storey) : 0
    return layouts.map((_, index) => last + index + 1)
  }
  const rule = readRule(form, estates, faults)
  const places = storeys.map((number) => ({ number, places: placesOf(number) }))
  const numbers = unitNumbers(places, rule)
  const longest = Math.max(0, ...numbers.flat().map(({ length }) => length))
  if (longest > MAX_NUMBER_LENGTH) faults.prefix = 'prefix'
  if (section && repeatedNumbers(numbers.flat(), numbersIn(section)).length > 0) faults.start = 'numbers'
  return places.map(({ number, places: at }, index) => ({
    id: there.get(number)?.id ?? null,
    number,
    units: at.map((position, place) => ({
      number: numbers[index]?.[place] ?? '',
      position,
      layout: layouts[place] ?? '',
    })),
  }))
}
