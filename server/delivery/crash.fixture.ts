import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { anOrder } from '#contract/orders.fixture.ts'
import { wholeAccount } from '#server/account/reach.ts'
import { openDatabase } from '#server/db/database.ts'
import { copyEmbedded, DATABASES } from '#server/db/databases.fixture.ts'
import { deliveries, orders } from '#server/db/tables/order.ts'
import { insertGenerated } from '#server/generated.fixture.ts'
import { createIntegration } from '#server/integration/change-integration.ts'
import { changeData } from '#server/live/change-data.ts'
import { resultOf } from '#server/manage/refusal.ts'
import { createPartner } from '#server/partner/partner-store.ts'
import { createSeal } from '#server/secret/seal.ts'
import { openServices } from '#server/services.ts'

/** Data that outlives its processes. */
export interface KeptData {
  /** What a process has to be told to find it. */
  readonly settings: Readonly<Record<string, string>>
  readonly key: string
  /** Every order and delivery, read while no process runs. */
  readonly read: () => Promise<Kept>
  readonly remove: () => Promise<void>
}

/** What is stored. */
export interface Kept {
  readonly orders: readonly (typeof orders.$inferSelect)[]
  readonly deliveries: readonly (typeof deliveries.$inferSelect)[]
}

const SECRET_KEY = 'a key of tests, and of nothing else'

/** A catalogue with a partner `agent` and a webhook, in either database. */
export const KEPT_DATA = [
  { name: 'PGlite', keep: (hook: string) => keepEmbedded(hook) },
  { name: 'PostgreSQL', keep: (hook: string) => keepOnServer(hook) },
] as const

async function keepEmbedded(hook: string): Promise<KeptData> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-'))
  copyEmbedded(dataDir)
  return keepIn(hook, dataDir, null, async () => {})
}

async function keepOnServer(hook: string): Promise<KeptData> {
  const test = await DATABASES[1].start()
  return keepIn(hook, await mkdtemp(path.join(tmpdir(), 'vitrine-')), test.url, test.stop)
}

async function keepIn(
  hook: string,
  dataDir: string,
  databaseUrl: string | null,
  drop: () => Promise<void>,
): Promise<KeptData> {
  const services = await openServices({ databaseUrl, dataDir })
  const { accountId, catalogueId, key } = await insertGenerated(services, 20)
  const partner = { catalogue_id: catalogueId, name: 'Agent', email: 'agent@example.com', token: 'agent' }
  await changeData(services, async (tx) =>
    resultOf(await createPartner(tx, wholeAccount(accountId), { ...partner, profile_type: 1 })),
  )
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
  const target = { catalogue_id: catalogueId, kind: 'webhook', name: 'Hook', url: hook, secret } as const
  const keeping = { seal: createSeal(SECRET_KEY), allowPrivate: true }
  await changeData(services, async (tx) =>
    resultOf(await createIntegration(tx, keeping, wholeAccount(accountId), target)),
  )
  await services.database.close()
  return {
    settings: {
      ...{ SECRET_KEY, ALLOW_PRIVATE_TARGETS: '1', MAIL_FROM: 'vitrine@example.com', DATA_DIR: dataDir },
      // Each visitor of the test has an address of his own.
      TRUST_PROXY: '1',
      PUBLIC_URL: 'https://homes.example',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
    key,
    read: async () => {
      const database = await openDatabase(databaseUrl, dataDir)
      const kept = {
        orders: await database.queries.select().from(orders),
        deliveries: await database.queries.select().from(deliveries),
      }
      await database.close()
      return kept
    },
    remove: async () => {
      await drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Posts an order until it is acknowledged, always under its own key, as the form does; gives its id. */
export async function postUntilAccepted(originOf: () => string, number: number): Promise<number> {
  const partner = number % 2 ? '&second_token=agent' : ''
  for (;;) {
    try {
      const response = await fetch(`${originOf()}/api/v1/public/orders?first_token=generated${partner}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': keyOf(number),
          'x-forwarded-for': `10.${number >> 16}.${(number >> 8) % 256}.${number % 256}`,
        },
        body: JSON.stringify(anOrder),
        signal: AbortSignal.timeout(20_000),
      })
      if (response.status === 201) return (await response.json()).data.id
      if (response.status < 500) throw new TypeError(`an order is refused with ${response.status}`)
    } catch (error) {
      if (error instanceof TypeError && error.message.startsWith('an order')) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** The key of an order of these tests. */
export function keyOf(number: number): string {
  return `order-of-the-crash-${number}`
}
