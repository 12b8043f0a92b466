import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EstateData } from '#contract/chess.ts'
import { ordersAnswer } from '#contract/managed-orders.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { readPdf } from '#server/document/pdf.fixture.ts'
import { type OrderApp, startOrderApp } from '#server/order/order.fixture.ts'
import { readHead } from '#server/share/read-head.fixture.ts'
import { at, type ProjectInput } from './import.fixture.ts'

describe.each(DATABASES)('a unit with its own areas, on $name', ({ start }) => {
  let test: OrderApp
  let projectId: number
  beforeAll(async () => {
    test = await startOrderApp(start)
    projectId = (await test.manage('POST', '/imports', fileOf(OWN))).json().data.project_id
    const created = await test.manage('POST', '/catalogues', { ...CATALOGUE, project_id: projectId })
    expect(created.statusCode, created.body).toBe(201)
  }, 180_000)
  afterAll(() => test.stop())

  const get = (path: string) => test.server.app.inject(path)
  const unitsNow = async () => {
    const { data } = (await get(`/api/v1/public/projects/${projectId}/chess?first_token=lake`)).json()
    return at(at(at(data as EstateData[], 0).sections, 0).storeys, 0).instances
  }

  it('returns them in the chess response; other units have those of their layout', async () => {
    const [own, plain] = await unitsNow()
    expect(own).toMatchObject(OWN)
    for (const area of Object.keys(OWN)) expect(plain).not.toHaveProperty(area)
  })

  it('shows them in structured data, in the PDF and in requests', async () => {
    const { id } = at(await unitsNow(), 0)
    const { things } = readHead((await get(`/lake/premises/details/instance/${id}`)).body)
    expect(things.Apartment).toMatchObject({ floorSize: { value: 57.9 } })
    expect(things.FloorPlan).toMatchObject({ floorSize: { value: 57.9 } })
    const complex = readHead((await get('/lake')).body)
    expect(complex.things.FloorPlan).toMatchObject({ floorSize: { minValue: 57.9, maxValue: 60 } })

    const pdf = await readPdf((await get(`/api/v1/public/documents/instances/${id}.pdf?first_token=lake`)).rawPayload)
    for (const area of ['57.9', '31.5', '8.8']) expect(pdf.text).toContain(area)
    expect(pdf.text).not.toContain('60 m²')
    expect(pdf.text).toContain('4,000')

    expect((await test.post({ instance_id: id }, { tokens: 'lake' })).statusCode).toBe(201)
    const orders = ordersAnswer.parse((await test.manage('GET', '/orders')).json())
    expect(orders.data[0]?.instance).toMatchObject({ external_id: 'flat-1', area: 57.9 })
  })

  it('loses them if the next file has none', async () => {
    await test.manage('POST', '/imports', fileOf({}))
    const own = at(await unitsNow(), 0)
    for (const area of Object.keys(OWN)) expect(own).not.toHaveProperty(area)
  })
})

const OWN = { area_total: 57.9, area_living: 31.5, area_kitchen: 8.8 }

const CATALOGUE = {
  type: 'InteractiveCatalogue',
  token: 'lake',
  name: { en: 'Lakeside' },
  indexable: true,
  default_lang: 'en',
  languages: ['en'],
  sales: { email: 'sales@example.com', lang: 'en' },
  contacts: {
    name: 'Sales office',
    company: null,
    phones: [],
    email: null,
    profile_type: null,
    photo_id: null,
    logo_id: null,
  },
}

function fileOf(areas: Partial<typeof OWN>): ProjectInput {
  const unit = { layout: 'two', status: 'free', price: 231_600 }
  const instances = [
    { ...unit, ...areas, id: 'flat-1', number: '1' },
    { ...unit, id: 'flat-2', number: '2' },
  ]
  const section = { id: 's1', number: 1, storeys: [{ id: 'f1', number: 1, instances }] }
  return {
    vitrine: 1,
    project: { id: 'lakeside', name: 'Lakeside', currency: 'EUR' },
    statuses: [{ id: 'free', type: 'free', name: 'Available', color: '#2f9e68' }],
    layouts: [{ id: 'two', type: 'living', label: '2', area_total: 60, area_living: 34, area_kitchen: 11 }],
    estates: [{ id: 'house', name: 'House', sections: [section] }],
  }
}
