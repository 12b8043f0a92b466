import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type InstancesAnswer, instancesAnswer } from '#contract/instances.ts'
import { projectFiguresAnswer } from '#contract/project-figures.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { instances } from '#server/db/tables/building.ts'
import { projects, statuses } from '#server/db/tables/project.ts'
import { startManage, type TestManage } from '#server/manage/manage.fixture.ts'

describe.each(DATABASES)('the figures of a project on $name', ({ start }) => {
  let manage: TestManage
  beforeAll(async () => {
    manage = await startManage(start)
  }, 180_000)
  afterAll(() => manage.stop())

  const figuresOf = async (id: number) =>
    projectFiguresAnswer.parse((await manage.owner('GET', `/projects/${id}/figures`)).json()).data
  const unitsOf = async (id: number) =>
    instancesAnswer.parse((await manage.owner('GET', `/instances?project_id=${id}&limit=1000`)).json()).data

  /** The same, from the list of units. */
  function workOut(units: InstancesAnswer['data']) {
    const free = units.filter(({ effective_status }) => effective_status.type === 1)
    const prices = free.flatMap(({ price }) => price || [])
    return {
      units: units.length,
      available: free.length,
      held: units.filter(({ hold, status }) => hold && status.type <= 2).length,
      without_area: units.filter(({ area_total }) => area_total === 0).length,
      without_price: free.length - prices.length,
      stock_value: prices.reduce((sum, price) => sum + price, 0),
      lowest_price: prices.length > 0 ? Math.min(...prices) : null,
    }
  }

  it('agree with its list of units, while some are held, archived, or without price and area', async () => {
    const { projects: ids, instances: units } = manage.sample
    const { queries } = manage.test.database
    const first = await figuresOf(ids.harbour)
    expect(first).toMatchObject(workOut(await unitsOf(ids.harbour)))
    expect(first).toMatchObject({ estates: 3, currency: 'EUR', cover: { width: 1600 } })
    expect(first.linked_pictures).toBeGreaterThan(0)
    for (const id of [units.u101, units.u103]) await manage.owner('POST', '/holds', { id })
    await queries.update(instances).set({ archived_at: new Date() }).where(eq(instances.id, units.s10))
    await queries.update(instances).set({ price: null, area_total: 0 }).where(eq(instances.id, units.s2))
    const after = await figuresOf(ids.harbour)
    expect(after).toMatchObject(workOut(await unitsOf(ids.harbour)))
    expect(after).toMatchObject({ units: first.units - 1, held: 2, without_area: 1 })
    expect(after.without_price).toBe(first.without_price + 1)
    expect(after.available).toBe(first.available - 2)
  })

  it('count a held unit as available if the project has no status for it, as visitors see it', async () => {
    const { projects: ids, statuses: known } = manage.sample
    const { queries } = manage.test.database
    await queries.update(statuses).set({ archived_at: new Date() }).where(eq(statuses.id, known.reserved))
    expect(await figuresOf(ids.harbour)).toMatchObject(workOut(await unitsOf(ids.harbour)))
  })

  it('are zero for a project without units', async () => {
    const { account } = manage.sample
    const [row] = await manage.test.database.queries
      .insert(projects)
      .values({
        account_id: account,
        external_id: 'empty',
        name: { en: 'Empty' },
        published: true,
        currency: 'USD',
        price_rounding: 1,
        area_unit: 'm',
        rooms_basis: 'rooms',
        address: { en: 'Road 1' },
      })
      .returning()
    expect(await figuresOf(row?.id ?? 0)).toEqual({
      estates: 0,
      units: 0,
      available: 0,
      held: 0,
      without_area: 0,
      without_price: 0,
      currency: 'USD',
      stock_value: 0,
      lowest_price: null,
      linked_pictures: 0,
      address: { en: 'Road 1' },
      cover: null,
    })
  })
})
