import { rm } from 'node:fs/promises'
import { wholeAccount } from '#server/account/reach.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { deliveries, orders } from '#server/db/tables/order.ts'
import { insertGenerated } from '#server/generated.fixture.ts'
import { resultOf } from '#server/http/refusal.ts'
import { createIntegration } from '#server/integration-kinds/change-integration.ts'
import { changeData } from '#server/live/change-data.ts'
import { createPartner } from '#server/partner/partner-store.ts'
import { createSeal } from '#server/secret/seal.ts'
import { openServices } from '#server/services/services.ts'
import { temporaryFolder } from './folders.ts'

/** Every row runs on both databases. */
export const DATABASES = ['embedded', 'PostgreSQL'] as const
export type DatabaseName = (typeof DATABASES)[number]

/** Where the data of a row comes from. */
export interface Supplies {
  /** Copies a migrated embedded database into a data folder, or leaves that to the server. */
  readonly fillFolder: (dataDir: string) => void
  /** Creates a database on a PostgreSQL server, empty or as a copy of another one. */
  readonly createDatabase: (template?: string) => Promise<{ readonly url: string; readonly drop: () => Promise<void> }>
}

/** A catalogue with a partner `agent` and a webhook. The data survives its server processes. */
export interface Ground {
  readonly dataDir: string
  readonly databaseUrl: string | null
  /** The settings of a server on this data. */
  readonly settings: Readonly<Record<string, string>>
  /** The key of the management API. */
  readonly key: string
  /** Every order and delivery; to be read while no server runs. */
  readonly read: () => Promise<Kept>
  readonly remove: () => Promise<void>
}

/** What is stored. */
export interface Kept {
  readonly orders: readonly (typeof orders.$inferSelect)[]
  readonly deliveries: readonly (typeof deliveries.$inferSelect)[]
}

const SECRET_KEY = 'a key of tests, and of nothing else'

/** Creates the data of a row in a new folder and a new database. */
export async function layGround(supplies: Supplies, database: DatabaseName, hookUrl: string): Promise<Ground> {
  const dataDir = await temporaryFolder()
  const made = database === 'PostgreSQL' ? await supplies.createDatabase() : null
  if (!made) supplies.fillFolder(dataDir)
  const ground = await layGroundIn({ dataDir, databaseUrl: made?.url ?? null }, hookUrl)
  return {
    ...ground,
    remove: async () => {
      await made?.drop()
      await ground.remove()
    },
  }
}

/** Creates the data of a row in a given place. */
export async function layGroundIn(
  place: { readonly dataDir: string; readonly databaseUrl: string | null },
  hookUrl: string,
): Promise<Ground> {
  const { dataDir, databaseUrl } = place
  const services = await openServices(place)
  const { accountId, catalogueId, key } = await insertGenerated(services, 20)
  const partner = { catalogue_id: catalogueId, name: 'Agent', email: 'agent@example.com', token: 'agent' }
  await changeData(services, async (tx) =>
    resultOf(await createPartner(tx, wholeAccount(accountId), { ...partner, profile_type: 1 })),
  )
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
  const target = { catalogue_id: catalogueId, kind: 'webhook', name: 'Hook', url: hookUrl, secret } as const
  const keeping = { seal: createSeal(SECRET_KEY), allowPrivate: true }
  await changeData(services, async (tx) =>
    resultOf(await createIntegration(tx, keeping, wholeAccount(accountId), target)),
  )
  await services.database.close()
  return {
    ...place,
    settings: {
      SECRET_KEY,
      ALLOW_PRIVATE_TARGETS: '1',
      MAIL_FROM: 'vitrine@example.com',
      DATA_DIR: dataDir,
      // Each buyer has another IP address.
      TRUST_PROXY: '1',
      PUBLIC_URL: 'https://homes.example',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
    key,
    read: () => readKept(databaseUrl, dataDir),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  }
}

async function readKept(databaseUrl: string | null, dataDir: string): Promise<Kept> {
  const database = await openDatabase(databaseUrl, dataDir)
  try {
    return {
      orders: await database.queries.select().from(orders),
      deliveries: await database.queries.select().from(deliveries),
    }
  } finally {
    await database.close()
  }
}
