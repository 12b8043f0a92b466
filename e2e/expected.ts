import type { APIRequestContext } from '@playwright/test'
import type { ChessAnswer, EstateData, InstanceData } from '#contract/chess.ts'
import type { LayoutData } from '#contract/layouts.ts'
import type { ProjectAnswer, ProjectData } from '#contract/projects.ts'
import type { TokenAnswer } from '#contract/token.ts'

/*
 * The numbers of a catalogue, computed from the API's answers only, in other ways than the product and without its rules.
 * The screens have to show the same.
 */

/** A unit of the answers, with its price after promotions in cents. */
export interface ExpectedUnit extends InstanceData {
  readonly estate: EstateData
  readonly section: EstateData['sections'][number]
  readonly storey: EstateData['sections'][number]['storeys'][number]
  readonly layout: LayoutData
  readonly isFree: boolean
  readonly cents: bigint | null
}

/** The answers of a catalogue and its units. */
export interface ExpectedCatalogue {
  readonly project: ProjectData
  readonly estates: readonly EstateData[]
  readonly units: readonly ExpectedUnit[]
}

/** Loads a catalogue from the API and computes its units. */
export async function readCatalogue(request: APIRequestContext, token: string): Promise<ExpectedCatalogue> {
  // English: the language of the test.
  const headers = { 'x-accept-language': '2' }
  const get = async (path: string) =>
    (await request.get(`/api/v1/public/${path}?first_token=${token}`, { headers })).json()
  const { data: catalogue }: TokenAnswer = await get('token')
  const { data: project }: ProjectAnswer = await get(`projects/${catalogue.settings.project_id}`)
  const { data: estates }: ChessAnswer = await get(`projects/${catalogue.settings.project_id}/chess`)
  const units = estates.flatMap((estate) =>
    estate.sections.flatMap((section) =>
      section.storeys.flatMap((storey) =>
        storey.instances.map((instance) => ({ ...instance, estate, section, storey, ...derived(instance, project) })),
      ),
    ),
  )
  return { project, estates, units }
}

function derived(instance: InstanceData, project: ProjectData) {
  const layout = project.layouts.find(({ id }) => id === instance.layout_id)
  const status = project.statuses.find(({ id }) => id === instance.status_id)
  if (!layout || !status) throw new Error(`unit ${instance.id} has no layout or status`)
  const sales = project.promoactions.filter(({ id }) => instance.promoactions.includes(id)).map(({ sale }) => sale)
  const { price_rounding } = project.project
  return { layout, isFree: status.type === 1, cents: promoted(instance.price, Math.max(0, ...sales), price_rounding) }
}

/** Integers only: cents times hundredths of a percent, to the nearest multiple of the project's rounding. */
function promoted(price: number | null, sale: number, rounding: number): bigint | null {
  if (price === null || price <= 0) return null
  const exact = BigInt(Math.round(price * 100)) * (10_000n - BigInt(Math.round(sale * 100)))
  const step = sale > 0 ? BigInt(rounding * 100) : 1n
  return ((exact * 2n + 10_000n * step) / (20_000n * step)) * step
}

/** The number of free units and the lowest price among them, in cents. */
export function freeOf(units: readonly ExpectedUnit[]): { readonly count: number; readonly from: bigint | null } {
  const free = units.filter(({ isFree }) => isFree)
  const prices = free.flatMap(({ cents }) => (cents === null ? [] : [cents])).sort((a, b) => (a < b ? -1 : 1))
  return { count: free.length, from: prices[0] ?? null }
}

/** Layout types by kind, in the order in which people look for them. */
const SOUGHT: Readonly<Record<LayoutData['type'], number>> = {
  living: 0,
  house: 0,
  commerce: 1,
  parking: 2,
  storage: 3,
}

/** Singular and plural of each kind, in the same order. */
const COUNTED = [
  ['home', 'homes'],
  ['commercial unit', 'commercial units'],
  ['parking space', 'parking spaces'],
  ['storage unit', 'storage units'],
] as const

/** The position of a unit's kind in that order. */
export function soughtAs({ layout }: ExpectedUnit): number {
  return SOUGHT[layout.type]
}

/** The units of the first kind with free units, or else of the first kind. */
export function leadingOf(units: readonly ExpectedUnit[]): readonly ExpectedUnit[] {
  const free = units.filter(({ isFree }) => isFree)
  const first = Math.min(...(free.length > 0 ? free : units).map(soughtAs))
  return units.filter((unit) => soughtAs(unit) === first)
}

/** The text of a place about units of one kind: "28 of 53 available", or "28 available". */
export function sayFree(own: readonly ExpectedUnit[], of: 'of all' | 'alone'): string {
  const { count } = freeOf(own)
  if (count === 0) return 'Not available'
  return of === 'alone' ? `${count} available` : `${count} of ${own.length} available`
}

/** 97 of 194 homes available; units of several kinds are units. */
export function sayFound(units: readonly ExpectedUnit[], kinds = new Set(units.map(soughtAs))): string {
  const [kind = 0] = kinds
  const [one, many] = (kinds.size === 1 && COUNTED[kind]) || ['unit', 'units']
  return `${freeOf(units).count} of ${units.length} ${units.length === 1 ? one : many} available`
}

/** The default order of a list: free units first, then by kind, then in the order of the building. */
export function inDefaultOrder(units: readonly ExpectedUnit[]): readonly ExpectedUnit[] {
  return units.toSorted(
    (a, b) =>
      Number(b.isFree) - Number(a.isFree) ||
      soughtAs(a) - soughtAs(b) ||
      a.estate.order - b.estate.order ||
      a.section.number - b.section.number ||
      a.storey.order - b.storey.order ||
      (a.position ?? 0) - (b.position ?? 0),
  )
}

/** Cheapest first within each kind; units without a price come last, the free ones among them first. */
export function cheapestFirst(units: readonly ExpectedUnit[]): readonly ExpectedUnit[] {
  const price = ({ isFree, cents }: ExpectedUnit) =>
    isFree ? (cents === null ? Number.MAX_VALUE : Number(cents)) : Number.POSITIVE_INFINITY
  const places = new Map(inDefaultOrder(units.map((unit) => ({ ...unit, isFree: true }))).map(({ id }, at) => [id, at]))
  const place = ({ id }: ExpectedUnit) => places.get(id) ?? 0
  return units.toSorted((a, b) => soughtAs(a) - soughtAs(b) || compare(price(a), price(b)) || place(a) - place(b))
}

function compare(a: number, b: number): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Money of any project in full, in English format. */
export function money(cents: bigint, currency: string): string {
  return euros(cents).replace('€', { EUR: '€', USD: '$', GBR: '£', AED: 'AED\u00a0' }[currency] ?? '€')
}

/** Euros in full, in English format: €444,900 or €444,900.50. */
export function euros(cents: bigint): string {
  const whole = (cents / 100n).toString().replace(/\B(?=(\d{3})+$)/g, ',')
  const rest = cents % 100n
  return `€${whole}${rest === 0n ? '' : `.${rest.toString().padStart(2, '0')}`}`
}

/** Euros in short form, three figures, rounded half up: €445k, €1.86m. */
export function shortEuros(cents: bigint): string {
  const [unit, suffix] = cents >= 99_950_000n ? [100_000_000n, 'm'] : [100_000n, 'k']
  const decimals = Math.max(0, 3 - String(cents / unit).length)
  const scaled = (cents * 10n ** BigInt(decimals) * 2n + unit) / (unit * 2n)
  return `€${Number(scaled) / 10 ** decimals}${suffix}`
}

/** The three free units most similar to one, found by sorting all of them. */
export function similarTo(shown: ExpectedUnit, units: readonly ExpectedUnit[]): readonly ExpectedUnit[] {
  const distance = ({ cents }: ExpectedUnit) =>
    shown.cents === null || cents === null ? Number.POSITIVE_INFINITY : Math.abs(Number(cents - shown.cents))
  return units
    .filter((unit) => unit.isFree && unit.id !== shown.id && unit.layout.type === shown.layout.type)
    .map((unit) => ({ unit, score: score(shown, unit) }))
    .sort((a, b) => b.score - a.score || distance(a.unit) - distance(b.unit) || a.unit.id - b.unit.id)
    .slice(0, 3)
    .map(({ unit }) => unit)
}

function score(shown: ExpectedUnit, unit: ExpectedUnit): number {
  const shared = shown.tags.filter((tag) => unit.tags.includes(tag)).length
  const tags = shared === 0 ? 0 : shared / Math.max(shown.tags.length, unit.tags.length)
  const near = (a: number, b: number) => Math.max(0, 1 - Math.abs(a - b) / a)
  const price = shown.cents === null || unit.cents === null ? 0 : near(Number(shown.cents), Number(unit.cents))
  const floors = Math.abs(shown.storey.number - unit.storey.number)
  return (
    20 * tags +
    15 * price +
    15 * near(shown.layout.area_total, unit.layout.area_total) +
    (shown.layout.label === unit.layout.label ? 30 : 0) +
    Math.max(0, 20 - floors)
  )
}
