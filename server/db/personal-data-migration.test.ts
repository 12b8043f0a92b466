import { expect, it } from 'vitest'
import { ANY_DATABASE } from './databases.fixture.ts'
import { migrate } from './migrate.ts'
import { insertSample } from './sample.fixture.ts'
import { orders } from './tables/order.ts'

const UNDO = `
  drop table history, consents, consent_texts;
  drop function keep_history;
  alter table catalogues drop column archived, drop column retention_months;
  drop index orders_by_email, orders_by_age, robot_orders;
  alter table orders drop column unit, drop column erased_at;
  delete from migrations where name = '0008_personal_data.sql'`

it('orders of an older release get a copy of their unit', async () => {
  const test = await ANY_DATABASE.start()
  const { database } = test
  const sample = await insertSample(database.queries)
  await database.onConnection((run) => run(UNDO))
  const insert = (key: string, unit: number | null) =>
    database.onConnection((run) =>
      run(`insert into orders (catalogue_id, idempotency_key, kind, instance_id, name, phone, phone_normalised, page,
        lang, utm, tracking, is_robot, origin) values (${sample.catalogues.harbour}, '${key}', 'order', ${unit}, 'Anna',
        '1', '1', '/', 'en', '{}', '{}', false, 'https://homes.example')`),
    )
  await insert('one', sample.instances.u101)
  await insert('two', null)
  await migrate(database)
  const rows = await database.queries.select().from(orders).orderBy(orders.id)
  expect(rows.map(({ unit }) => unit)).toEqual([
    {
      id: sample.instances.u101,
      external_id: 'u101',
      project_id: sample.projects.harbour,
      number: '101',
      kind: 'living',
      estate: { en: 'North', de: 'Nord' },
      section: { number: 1, name: null },
      storey: 1,
      area: 30.5,
      area_unit: 'm',
      currency: 'EUR',
    },
    null,
  ])
  await test.stop()
})
