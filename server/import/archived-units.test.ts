import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chessAnswer, type EstateData } from '#contract/chess.ts'
import { instancesAnswer } from '#contract/instances.ts'
import { anOrder } from '#contract/orders.fixture.ts'
import { generatedFile } from '#demo/generated-file.ts'
import { STATUS_TYPES } from '#domain/status/status.ts'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { layouts, storeys } from '#server/db/tables/building.ts'
import { statuses } from '#server/db/tables/project.ts'
import { type Generated, insertGenerated } from '#server/generated.fixture.ts'
import { createJobs } from '#server/jobs/create-jobs.ts'
import { at } from './import.fixture.ts'

const UNITS = 60

describe.each(DATABASES)('an import that leaves out units, on $name', ({ start }) => {
  let test: TestDatabase
  let server: TestApp
  let generated: Generated
  let before: readonly EstateData[]
  beforeAll(async () => {
    test = await start()
    const jobs = await createJobs(test.database, { onError: () => {} })
    server = await startTestApp(test, { jobs })
    generated = await insertGenerated(server.services, UNITS)
    before = await readChess()
  })
  afterAll(async () => {
    await server.stop()
    await test.stop()
  })

  const get = (path: string) =>
    server.app.inject({ url: `/api/v1/public/${path}${path.includes('?') ? '&' : '?'}first_token=generated` })

  const manage = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
    server.app.inject({
      method,
      url: `/api/v1/manage/${path}`,
      headers: { authorization: `Bearer ${generated.key}` },
      ...(payload && { payload }),
    })

  const order = (instance_id: number) =>
    server.app.inject({
      method: 'POST',
      url: '/api/v1/public/orders?first_token=generated',
      headers: { 'idempotency-key': randomUUID() },
      payload: { ...anOrder, instance_id },
    })

  async function readChess(): Promise<readonly EstateData[]> {
    return chessAnswer.parse((await get(`projects/${generated.projectId}/chess`)).json()).data
  }

  it('hides the unit from every public response, and its order still names it', async () => {
    const gone = at(at(at(at(before, 0).sections, 0).storeys, 0).instances, 0)
    expect((await order(gone.id)).statusCode).toBe(201)

    const file = generatedFile(UNITS)
    const storey = at(at(at(file.estates, 0).sections, 0).storeys, 0)
    const left = storey.instances.filter(({ number }) => number !== gone.number)
    expect(left).toHaveLength(storey.instances.length - 1)
    storey.instances = left
    const { data } = (await manage('POST', 'imports', file)).json()
    expect(data).toMatchObject({ created: 0, archived: 1, removed: 0, warnings: [{ path: 'file' }] })

    const shown = await readChess()
    expect(unitsOf(shown)).toHaveLength(UNITS - 1)
    expect(unitsOf(shown).map(({ id }) => id)).not.toContain(gone.id)
    expect((await get(`documents/instances/${gone.id}.pdf`)).statusCode).toBe(404)
    expect((await order(gone.id)).statusCode).not.toBe(201)
    const orders = (await manage('GET', 'orders')).json().data
    expect(orders).toMatchObject([{ instance: { id: gone.id, number: gone.number } }])
  })

  it('names held units that it archives, also in a dry run', async () => {
    await manage('POST', 'imports', generatedFile(UNITS))
    const { data: units } = instancesAnswer.parse((await manage('GET', 'instances')).json())
    const [held, other] = units.filter(({ status }) => status.type === STATUS_TYPES.free).slice(-2)
    const hold = await manage('POST', 'holds', { id: held?.id })
    expect(hold.statusCode).toBe(201)
    const file = generatedFile(UNITS)
    for (const storey of file.estates.flatMap(({ sections }) => sections.flatMap(({ storeys: all }) => all))) {
      storey.instances = storey.instances.filter(({ id }) => id !== held?.external_id && id !== other?.external_id)
    }
    const reason = `Held units are archived, since the file no longer has them: "${held?.external_id}"`
    for (const path of ['imports?dry_run=1', 'imports']) {
      const { data } = (await manage('POST', path, file)).json()
      expect(data).toMatchObject({ archived: 2, warnings: [{ path: 'file', reason }] })
    }
    expect((await manage('DELETE', `holds/${hold.json().data.id}`)).statusCode).toBe(204)
  })

  it('archives storeys, sections and the building with it', async () => {
    const { queries } = test.database
    const file = generatedFile(UNITS)
    const first = at(file.estates, 0)
    file.estates = [{ ...first, sections: [] }]
    expect((await manage('POST', 'imports', file)).json().data).toMatchObject({ created: 0, removed: 0 })
    expect(await readChess()).toMatchObject([{ id: at(before, 0).id, sections: [] }])
    const storeyId = at(at(at(before, 0).sections, 0).storeys, 0).id
    expect((await queries.select().from(storeys).where(eq(storeys.id, storeyId)))[0]?.archived_at).toBeInstanceOf(Date)
  })

  it('keeps layouts and statuses that archived units use', async () => {
    const file = generatedFile(UNITS)
    file.estates = []
    file.layouts = file.layouts.slice(0, 1)
    file.statuses = file.statuses.slice(0, 1)
    expect((await manage('POST', 'imports', file)).json().data).toMatchObject({ created: 0, removed: 0 })
    const { data } = (await get(`projects/${generated.projectId}`)).json()
    expect([data.layouts.length, data.statuses.length]).toEqual([1, 1])
    const counts = await Promise.all([layouts, statuses].map((table) => test.database.queries.$count(table)))
    expect(counts).toEqual([generatedFile(UNITS).layouts.length, generatedFile(UNITS).statuses.length])
  })

  it('restores the same data when the units return', async () => {
    const { data } = (await manage('POST', 'imports', generatedFile(UNITS))).json()
    expect(data).toMatchObject({ created: 0, archived: 0, removed: 0 })
    expect(await readChess()).toEqual(before)
  })
})

function unitsOf(estates: readonly EstateData[]) {
  return estates.flatMap(({ sections }) =>
    sections.flatMap(({ storeys: all }) => all.flatMap((each) => each.instances)),
  )
}
