import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import type { Sample } from '#server/db/sample.fixture.ts'
import { deliveries, integrations, orders } from '#server/db/tables/order.ts'

const KEPT = {
  external_id: 'u103',
  number: '103',
  kind: 'living',
  estate: { en: 'North' },
  section: { number: 1, name: null },
  storey: 1,
  area: 80,
  area_unit: 'm',
  currency: 'EUR',
} as const

/** Stores an order for a unit with its delivery to an integration; returns the id of the delivery. */
export async function insertOrder(
  queries: Queries,
  sample: Sample,
  integration_id: number,
  instance_id: number,
): Promise<number> {
  const [integration] = await queries.select().from(integrations).where(eq(integrations.id, integration_id))
  const [order] = await queries
    .insert(orders)
    .values({
      catalogue_id: sample.catalogues.harbour,
      instance_id,
      unit: { ...KEPT, id: instance_id, project_id: sample.projects.harbour },
      idempotency_key: randomUUID(),
      kind: 'order',
      name: 'Anna',
      phone: '+38267123456',
      phone_normalised: '+38267123456',
      page: '/harbour',
      lang: 'en',
      utm: {},
      tracking: {},
      is_robot: false,
      origin: 'https://homes.example',
    })
    .returning()
  if (!order || !integration) throw new Error('the order was not stored')
  const { kind } = integration
  const [delivery] = await queries
    .insert(deliveries)
    .values({ order_id: order.id, kind, integration_id, key: randomUUID(), state: 'pending', attempts: 0 })
    .returning()
  if (!delivery) throw new Error('the delivery was not stored')
  return delivery.id
}
