import { setTimeout as pause } from 'node:timers/promises'
import { createServerProcess, type ServerProcess, type ServerProcessOptions } from '#server/server-process.fixture.ts'
import { type DatabaseName, type Ground, layGround, type Supplies } from './ground.ts'
import { type Load, type LoadOptions, startLoad } from './load.ts'
import { type Receivers, startReceivers } from './receivers.ts'
import { type Extra, hasAllArrived, type Tally, tallyOf } from './tally.ts'

/** How often the faults of a row are repeated. */
interface Size {
  /** The number of kills, and of repetitions of other faults. */
  readonly kills: number
  readonly times: number
  /** The number of random acts, and of the random sequences that they are divided into. */
  readonly acts: number
  readonly seeds: number
}

/** A fault, and how it is caused under load. */
export interface Row {
  readonly name: string
  /** Why it cannot run here; null if it can. */
  readonly unable?: (database: DatabaseName) => string | null
  /** Creates the data, if a row needs it in a special place. */
  readonly layGround?: (supplies: Supplies, database: DatabaseName, hookUrl: string, size: Size) => Promise<Ground>
  readonly run: (site: Site, size: Size) => Promise<void>
  /** How long to wait for deliveries at the end; shorter for a control. */
  readonly arrivalMs?: number
}

/** The tools of a row. All of them are stopped and removed after the row. */
export interface Site {
  readonly database: DatabaseName
  readonly ground: Ground
  readonly receivers: Receivers
  /** Prepares a server on the data of this row. */
  readonly serve: (settings?: Readonly<Record<string, string>>, options?: ServerProcessOptions) => ServerProcess
  /** Starts to send orders. A row has one load. */
  readonly load: (server: ServerProcess, options?: Partial<LoadOptions>) => Load
  /** Adds acknowledged things other than orders to the tally. */
  readonly count: (extra: Extra) => void
  /** Adds a note about the run that is not a fault. */
  readonly note: (text: string) => void
  /** Registers a function to call at the end of the row. */
  readonly after: (act: () => Promise<void> | void) => void
}

/** The outcome of a row. */
export type Outcome =
  | { readonly notRun: string }
  | { readonly broken: string }
  | (Tally & { readonly recovery: number | null; readonly notes: readonly string[] })

// Interrupted deliveries resume within seconds, but the machine may be slow.
const ARRIVAL_MS = 240_000
// The retry plan takes days: scaled, five minutes become three seconds.
const RETRY_SCALE = '0.01'

/** Runs one row on one database: sends orders, causes the fault, and counts after everything has settled. */
export async function runRow(row: Row, supplies: Supplies, database: DatabaseName, size: Size): Promise<Outcome> {
  const why = row.unable?.(database) ?? null
  if (why !== null) return { notRun: why }
  const ends: (() => Promise<void> | void)[] = []
  try {
    return await runOn(row, supplies, database, size, (act) => ends.push(act))
  } catch (error) {
    return { broken: error instanceof Error ? error.message : String(error) }
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}

async function runOn(
  row: Row,
  supplies: Supplies,
  database: DatabaseName,
  size: Size,
  after: Site['after'],
): Promise<Outcome> {
  const receivers = await startReceivers()
  after(receivers.stop)
  const ground = await (row.layGround ?? layGround)(supplies, database, receivers.hookUrl, size)
  after(ground.remove)
  const servers: ServerProcess[] = []
  let load: Load | null = null
  let extra: Extra | undefined
  const notes: string[] = []
  await row.run(
    {
      database,
      ground,
      receivers,
      after,
      serve: (settings = {}, options = {}) => {
        const base = { ...ground.settings, SMTP_URL: receivers.smtpUrl, LOG_LEVEL: 'silent', RETRY_SCALE }
        // Its output about the fault is expected.
        const server = createServerProcess({ ...base, ...settings }, { onError: () => {}, ...options })
        servers.push(server)
        after(server.kill)
        return server
      },
      load: (server, options = {}) => {
        const started = startLoad({ origins: [server.origin], ...options })
        load = started
        after(started.abandon)
        return started
      },
      count: (counted) => {
        extra = counted
      },
      note: (text) => notes.push(text),
    },
    size,
  )
  const sent = loadOf(load)
  await sent.stop()
  const acknowledged = [...sent.acknowledged.values()]
  const end = performance.now() + (row.arrivalMs ?? ARRIVAL_MS)
  while (!hasAllArrived(acknowledged, receivers.arrivals) && performance.now() < end) await pause(200)
  for (const server of servers) await server.stop()
  return {
    ...tallyOf(sent.acknowledged, await ground.read(), receivers.arrivals, extra),
    recovery: sent.recovery(),
    notes,
  }
}

function loadOf(load: Load | null): Load {
  if (!load) throw new Error('the row has sent no orders')
  return load
}
