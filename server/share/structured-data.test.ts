import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EstateData, InstanceData } from '#contract/chess.ts'
import type { ProjectData } from '#contract/projects.ts'
import type { TokenData } from '#contract/token.ts'
import type { TestApp } from '#server/app.fixture.ts'
import { ANY_DATABASE, type TestDatabase } from '#server/db/databases.fixture.ts'
import { startDemoApp } from '#server/partner/demo-app.fixture.ts'
import { readHead } from './read-head.fixture.ts'

const SITE = 'https://vitrine.example'

/** The currency codes of the demo, written out independently of the code. */
const ISO: Readonly<Record<string, string>> = { EUR: 'EUR', USD: 'USD', GBR: 'GBP' }
const AVAILABILITY: Readonly<Record<number, string>> = { 1: 'InStock', 2: 'Reserved', 3: 'SoldOut', 4: 'OutOfStock' }
const TYPES: Readonly<Record<string, string>> = {
  living: 'Apartment',
  house: 'House',
  commerce: 'Accommodation',
  parking: 'ParkingFacility',
  storage: 'Place',
}

interface ApiUnit {
  readonly unit: InstanceData
  readonly storey: number
  readonly estate: string
}

let test: TestDatabase
let server: TestApp
beforeAll(async () => {
  test = await ANY_DATABASE.start()
  server = await startDemoApp(test)
}, 300_000)
afterAll(async () => {
  await server.stop()
  await test.stop()
})

async function get<Data>(path: string, query: Record<string, string>): Promise<Data> {
  return (await server.app.inject(`/api/v1/public/${path}?${new URLSearchParams(query)}`)).json().data
}

async function readApi(token: string) {
  const query = { first_token: token, lang: 'en' }
  const catalogue = await get<TokenData>('token', query)
  const id = catalogue.settings.project_id
  const project = await get<ProjectData>(`projects/${id}`, query)
  const estates = await get<EstateData[]>(`projects/${id}/chess`, query)
  const units = estates.flatMap(({ name, sections }) =>
    sections.flatMap(({ storeys }) =>
      storeys.flatMap(({ number, instances }) =>
        instances.map((unit): ApiUnit => ({ unit, storey: number, estate: name })),
      ),
    ),
  )
  return { catalogue, project, units }
}

const open = async (url: string) => readHead((await server.app.inject(url)).body)

/** Ten units of every kind and status in the catalogue, spread over its buildings. */
function tenOf(units: readonly ApiUnit[], { layouts, statuses }: ProjectData): readonly ApiUnit[] {
  const kindOf = ({ unit }: ApiUnit) => {
    const type = layouts.find(({ id }) => id === unit.layout_id)?.type
    const status = statuses.find(({ id }) => id === unit.status_id)?.type
    return [type, status, unit.promoactions.length > 0, unit.price === null].join()
  }
  const firstOfEach = [...new Map(units.toReversed().map((unit) => [kindOf(unit), unit])).values()]
  return [...new Set([...firstOfEach, ...units])].slice(0, 10)
}

describe.each(['harbour', 'pines', 'mill'])('structured data of %s', (token) => {
  it('matches the API for ten units', async () => {
    const { project, units, catalogue } = await readApi(token)
    const ten = tenOf(units, project)
    expect(ten).toHaveLength(10)
    for (const { unit, storey } of ten) {
      const layout = project.layouts.find(({ id }) => id === unit.layout_id)
      const status = project.statuses.find(({ id }) => id === unit.status_id)
      if (!layout || !status) throw new Error('the API lacks a layout or a status')
      const sale = Math.max(
        0,
        ...project.promoactions.filter(({ id }) => unit.promoactions.includes(id)).map((one) => one.sale),
      )
      const cents = Math.round((unit.price ?? 0) * 100)
      // A price after a promotion is a whole number of currency units. Without one it stays as it is.
      const promoted = sale === 0 ? cents / 100 : Math.floor((cents * (100 - sale)) / 10_000 + 0.5)
      const isPriced = status.type === 1 && cents > 0
      const url = `${SITE}/${token}/premises/details/instance/${unit.id}`

      const { things, canonical } = await open(`/${token}/chess-plus/details/instance/${unit.id}`)
      const thing = things[TYPES[layout.type] ?? '']
      expect(canonical).toBe(url)
      expect(things.RealEstateListing).toMatchObject({ '@id': url, url, mainEntity: { '@id': `${url}#unit` } })
      expect(thing).toMatchObject({
        '@id': `${url}#unit`,
        sku: String(unit.id),
        '@type': [TYPES[layout.type], 'Product'],
      })
      expect(thing?.name).toContain(unit.number)
      const isPlaceToStay = !['parking', 'storage'].includes(layout.type)
      expect(thing?.[isPlaceToStay ? 'floorSize' : 'size']).toEqual({
        '@type': 'QuantitativeValue',
        value: layout.area_total,
        unitCode: token === 'mill' ? 'FTK' : 'MTK',
      })
      expect(thing?.floorLevel).toBe(isPlaceToStay && layout.type !== 'house' ? String(storey) : undefined)
      const rooms = /^\d+$/.test(layout.label) ? Number(layout.label) : layout.label === 'studio' ? 1 : undefined
      const counts = [thing?.numberOfRooms, thing?.numberOfBedrooms]
      const bedrooms = layout.label === 'studio' ? 0 : rooms
      expect(counts).toEqual(project.project.rooms_basis === 'rooms' ? [rooms, undefined] : [undefined, bedrooms])
      if (layout.plan) expect(thing?.image).toContain(new URL(layout.plan.src, SITE).href)
      const offer = thing?.offers as Record<string, unknown>
      expect(offer.availability).toBe(`https://schema.org/${AVAILABILITY[status.type]}`)
      expect(offer.price).toBe(isPriced ? decimal(promoted) : undefined)
      expect(offer.priceCurrency).toBe(isPriced ? ISO[project.project.currency] : undefined)
      expect((offer.priceSpecification as Record<string, unknown> | undefined)?.price).toBe(
        isPriced && sale > 0 ? decimal(cents / 100) : undefined,
      )
      expect(offer.seller).toEqual({
        '@type': 'Organization',
        name: catalogue.contacts.company,
        telephone: catalogue.contacts.phones[0],
      })
    }
  })

  it('matches the API in the number of homes, with a floor plan for each layout', async () => {
    const { project, units } = await readApi(token)
    const homes = project.layouts.filter(({ type }) => type === 'living' || type === 'house').map(({ id }) => id)
    const free = project.statuses.filter(({ type }) => type === 1).map(({ id }) => id)
    const inHomes = units.filter(({ unit }) => homes.includes(unit.layout_id))
    const { things, thingCount } = await open(`/${token}`)
    expect(things.ApartmentComplex).toMatchObject({
      '@id': `${SITE}/${token}#complex`,
      address: { '@type': 'PostalAddress', streetAddress: project.project.address },
      geo: { latitude: project.project.position?.lat, longitude: project.project.position?.lng },
      numberOfAccommodationUnits: { value: inHomes.length },
      numberOfAvailableAccommodationUnits: {
        value: inHomes.filter(({ unit }) => free.includes(unit.status_id)).length,
      },
    })
    expect(thingCount).toBe(1 + new Set(inHomes.map(({ unit }) => unit.layout_id)).size)
  })

  it('names only the partner as the seller under a partner link', async () => {
    const { units } = await readApi(token)
    const { things } = await open(`/${token}/anna/chess/details/instance/${units[0]?.unit.id}`)
    const { contacts } = await get<TokenData>('token', { first_token: token, second_token: 'anna' })
    const unit = Object.values(things).find((thing) => 'offers' in thing)
    expect((unit?.offers as Record<string, unknown> | undefined)?.seller).toEqual({
      '@type': 'RealEstateAgent',
      name: contacts.company ?? contacts.name,
      telephone: contacts.phones[0],
    })
  })
})

it('lists the projects of a group', async () => {
  const { things } = await open('/meridian/projects')
  const { catalogs } = await get<TokenData>('token', { first_token: 'meridian' })
  expect(things.ItemList?.itemListElement).toMatchObject(
    catalogs.map(({ name, token }, index) => ({
      position: index + 1,
      item: { '@type': 'ApartmentComplex', name, url: `${SITE}/${token}` },
    })),
  )
})

it('can’t end its script', async () => {
  const { body } = await server.app.inject('/harbour')
  const script = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1]
  expect(script).not.toContain('<')
})

function decimal(amount: number): string {
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
}
