import type { APIRequestContext } from '@playwright/test'
import type { ChessAnswer, EstateData, InstanceData } from '#contract/chess.ts'
import type { LayoutData } from '#contract/layouts.ts'
import type { ProjectAnswer, ProjectData } from '#contract/projects.ts'
import type { TokenAnswer } from '#contract/token.ts'

/*
 * The numbers of a catalogue, worked out from the API's answers alone: by other ways than the product's own, and without
 * any of its rules. What the screens say has to agree with it.
 */

/** A unit as the answers have it, with its price after promotions in cents. */
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

/** Asks the API for a catalogue and works out its units. */
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
  return { layout, isFree: status.type === 1, cents: promoted(instance.price, Math.max(0, ...sales)) }
}

/** In whole numbers all along: cents times hundredths of a percent. */
function promoted(price: number | null, sale: number): bigint | null {
  if (price === null || price <= 0) return null
  const exact = BigInt(Math.round(price * 100)) * (10_000n - BigInt(Math.round(sale * 100)))
  return (exact * 2n + 10_000n) / 20_000n
}

/** How many units are free and what the cheapest of them costs, in cents. */
export function freeOf(units: readonly ExpectedUnit[]): { readonly count: number; readonly from: bigint | null } {
  const free = units.filter(({ isFree }) => isFree)
  const prices = free.flatMap(({ cents }) => (cents === null ? [] : [cents])).sort((a, b) => (a < b ? -1 : 1))
  return { count: free.length, from: prices[0] ?? null }
}

/** Euros in full, as English writes them: €444,900 or €444,900.50. */
export function euros(cents: bigint): string {
  const whole = (cents / 100n).toString().replace(/\B(?=(\d{3})+$)/g, ',')
  const rest = cents % 100n
  return `€${whole}${rest === 0n ? '' : `.${rest.toString().padStart(2, '0')}`}`
}

/** Euros in short, three figures, the half upwards: €445k, €1.86m. */
export function shortEuros(cents: bigint): string {
  const [unit, suffix] = cents >= 99_950_000n ? [100_000_000n, 'm'] : [100_000n, 'k']
  const decimals = Math.max(0, 3 - String(cents / unit).length)
  const scaled = (cents * 10n ** BigInt(decimals) * 2n + unit) / (unit * 2n)
  return `€${Number(scaled) / 10 ** decimals}${suffix}`
}

/** The three free units most like one (spec 9), by sorting all of them. */
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
