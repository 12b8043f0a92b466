import { setTimeout as pause } from 'node:timers/promises'
import { anOrder } from '#contract/orders.fixture.ts'
import { buyerOf } from './receivers.ts'

/** Buyers who send orders one after another and repeat each under its key until it is acknowledged. */
export interface Load {
  /** By Idempotency-Key: the number of the order and the id in the answer. */
  readonly acknowledged: ReadonlyMap<string, Acknowledged>
  /** Waits until this many more orders are acknowledged. */
  readonly more: (count: number) => Promise<void>
  /** Marks the beginning of the fault. */
  readonly markFault: () => void
  /** Waits until a call has failed since the last fault. */
  readonly failed: () => Promise<void>
  /** Waits for the first second after the last fault in which orders succeed and no call fails. */
  readonly recovered: () => Promise<void>
  /** The longest time in seconds until that second began; null before the first fault. */
  readonly recovery: () => number | null
  /** Stops sending; waits until orders in progress are acknowledged. */
  readonly stop: () => Promise<void>
  /** Stops at once, orders in progress too. */
  readonly abandon: () => void
}

export interface Acknowledged {
  readonly number: number
  readonly id: number
}

export interface LoadOptions {
  /** The address of the server; with several, buyers take turns. */
  readonly origins: readonly (() => string)[]
  readonly firstNumber?: number
  readonly pauseMs?: number
  /** The maximum number of orders. */
  readonly orders?: number
}

const BUYERS = 4
const PAUSE_MS = 60
// A pause as between retries of a page: constant retries would slow down the start of the server.
const RETRY_MS = 200
const LOOK_MS = 50
const CALL_MS = 20_000
const SECOND = 1000
// Longer than any fault of the matrix.
const LIMIT_MS = 240_000

/** Starts to send orders. */
export function startLoad({ origins, firstNumber = 0, pauseMs = PAUSE_MS, orders = 20_000 }: LoadOptions): Load {
  const acknowledged = new Map<string, Acknowledged>()
  const calls: { readonly at: number; readonly ok: boolean }[] = []
  let next = firstNumber
  let isStopped = false
  let isAbandoned = false
  let faultAt = performance.now()
  let slowest: number | null = null
  const post = async (number: number) => {
    while (!isAbandoned) {
      const id = await postOrder(origins[number % origins.length]?.() ?? '', number)
      calls.push({ at: performance.now(), ok: id !== null })
      if (id !== null) return void acknowledged.set(keyOf(number), { number, id })
      await pause(RETRY_MS)
    }
  }
  const buy = async () => {
    while (!isStopped && next < firstNumber + orders) {
      await post(next++)
      await pause(pauseMs)
    }
  }
  const buying = Promise.all(Array.from({ length: BUYERS }, buy))
  // The next wait rejects with it.
  buying.catch(() => {})
  const until = async (isSo: () => boolean, what: string) => {
    for (const end = performance.now() + LIMIT_MS; !isSo(); ) {
      if (performance.now() > end) throw new Error(`${what} within ${LIMIT_MS / SECOND} s`)
      // A permanent refusal ends the wait.
      await Promise.race([buying.then(() => pause(LOOK_MS)), pause(LOOK_MS)])
    }
  }
  return {
    acknowledged,
    more: (count) => {
      const due = acknowledged.size + count
      return until(() => acknowledged.size >= due, `no ${count} orders were taken`)
    },
    markFault: () => {
      faultAt = performance.now()
      // Only calls after the fault count.
      calls.length = 0
    },
    failed: () => until(() => calls.some(({ at, ok }) => at >= faultAt && !ok), 'no call has failed'),
    recovered: async () => {
      const second = () => errorFreeSecond(calls, faultAt, performance.now())
      await until(() => second() !== null, 'the server was not well again')
      slowest = Math.max(slowest ?? 0, second() ?? 0)
    },
    recovery: () => slowest,
    stop: async () => {
      isStopped = true
      await buying
    },
    abandon: () => {
      isStopped = true
      isAbandoned = true
    },
  }
}

/** The first whole second after a fault in which calls succeeded and none failed. */
export function errorFreeSecond(
  calls: readonly { readonly at: number; readonly ok: boolean }[],
  since: number,
  now: number,
): number | null {
  const shown = calls.find(({ at, ok }) => at >= since && !ok)?.at ?? since
  for (let second = Math.floor((shown - since) / SECOND); since + (second + 1) * SECOND <= now; second += 1) {
    const start = since + second * SECOND
    const during = calls.filter(({ at }) => at >= start && at < start + SECOND)
    if (during.length > 0 && during.every(({ ok }) => ok)) return second
  }
  return null
}

/** The Idempotency-Key of an order. */
export function keyOf(number: number): string {
  return `order-under-fault-${number}`
}

/** Whether an order uses the partner link. */
export function hasPartner(number: number): boolean {
  return number % 2 === 1
}

/** Sends an order once; returns its id, or null if the server is down or unavailable. */
async function postOrder(origin: string, number: number): Promise<number | null> {
  const partner = hasPartner(number) ? '&second_token=agent' : ''
  const response = await fetch(`${origin}/api/v1/public/orders?first_token=generated${partner}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': keyOf(number),
      'x-forwarded-for': `10.${number >> 16}.${(number >> 8) % 256}.${number % 256}`,
    },
    body: JSON.stringify({ ...anOrder, name: buyerOf(number), phone: `+38267${100_000 + number}` }),
    signal: AbortSignal.timeout(CALL_MS),
  }).catch(() => null)
  if (!response || response.status >= 500) return null
  const body = await response.json().catch(() => null)
  if (body === null) return null
  if (response.status !== 201) throw new Error(`order ${number} is refused with ${response.status}: ${body.detail}`)
  return body.data.id
}
