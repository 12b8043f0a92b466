import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, it } from 'vitest'
import { createServerProcess, type ServerProcess } from '#server/server-process.fixture.ts'
import { KEPT_DATA, type KeptData, keyOf, postUntilAccepted } from './crash.fixture.ts'
import { type Receiver, receiveMails, receiveWebhooks } from './receivers.fixture.ts'

// Small enough for every run. In full: CRASH_ROUNDS=50 CRASH_ORDERS=2000 vitest run server/delivery/crash.test.ts
const KILLS = Number(process.env.CRASH_ROUNDS ?? 3)
const ORDERS = Number(process.env.CRASH_ORDERS ?? 60)
// As many visitors send at the same time.
const VISITORS = 4

describe.concurrent.each(KEPT_DATA)('a process that is killed at any moment, on $name', ({ keep }) => {
  const open: { readonly stop: () => Promise<void> }[] = []
  afterEach(async () => {
    for (const { stop } of open.splice(0).toReversed()) await stop()
  })

  it(`has stored each of ${ORDERS} orders once, and delivers each of them`, { timeout: 3_600_000 }, async ({
    expect,
  }) => {
    const mails = await receiveMails()
    const hooks = await receiveWebhooks()
    const data = await keep(hooks.url)
    const server = createServerProcess({ ...data.settings, SMTP_URL: mails.url })
    open.push({ stop: data.remove }, mails, hooks, { stop: server.kill })
    const accepted = await postWhileKilling(server)
    await expect.poll(() => hasPending(server, data), { timeout: 600_000, interval: 1000 }).toBe(false)
    await server.stop()

    const kept = await data.read()
    expect(new Map(kept.orders.map(({ idempotency_key, id }) => [idempotency_key, id]))).toEqual(accepted)
    expect(kept.orders).toHaveLength(ORDERS)
    // The sales department and the webhook of each, the partner of every second.
    expect(kept.deliveries).toHaveLength(2 * ORDERS + Math.floor(ORDERS / 2))
    expect(kept.deliveries.filter(({ state }) => state !== 'delivered')).toEqual([])
    const keys = kept.deliveries.map(({ key }) => key).toSorted()
    expect([...keysOf(mails), ...keysOf(hooks)].toSorted()).toEqual(keys)
    report(KILLS, kept.deliveries.length, mails, hooks)
  })
})

/** Posts all orders, and kills the process at even distances meanwhile; gives the id of each key. */
async function postWhileKilling(server: ServerProcess): Promise<Map<string, number>> {
  const accepted = new Map<string, number>()
  let next = 0
  await server.start()
  const visit = async () => {
    for (let number = next++; number < ORDERS; number = next++) {
      accepted.set(keyOf(number), await postUntilAccepted(server.origin, number))
    }
  }
  const visits = Promise.all(Array.from({ length: VISITORS }, visit))
  for (let kills = 1; kills <= KILLS; kills += 1) {
    const due = Math.floor((ORDERS * kills) / (KILLS + 1))
    // A visit that fails ends the wait.
    while (accepted.size < due) await Promise.race([visits, setTimeout(5)])
    await server.kill()
    await server.start()
  }
  await visits
  return accepted
}

async function hasPending(server: ServerProcess, { key }: KeptData): Promise<boolean> {
  const response = await fetch(`${server.origin()}/api/v1/manage/orders?state=pending&limit=1`, {
    headers: { authorization: `Bearer ${key}` },
  })
  return (await response.json()).data.length > 0
}

/** The keys under which deliveries have arrived: of a Message-ID what stands before the host. */
function keysOf({ arrivals }: Receiver): string[] {
  return [...arrivals.keys()].map((id) => id.split('@')[0] ?? '')
}

function report(kills: number, count: number, ...receivers: readonly Receiver[]): void {
  const repeats = receivers.map(({ arrivals }) => [...arrivals.values()].reduce((sum, times) => sum + times - 1, 0))
  const [mails = 0, hooks = 0] = repeats
  process.stdout.write(`${kills} kills, ${count} deliveries: ${mails} mails and ${hooks} webhooks came once more\n`)
}
