import { setTimeout as pause } from 'node:timers/promises'
import { isConnectionLost } from './lost-connection.ts'

const PAUSE_MS = 1_000

/** Retries while the database is unreachable, until `closing` aborts. */
export async function untilConnected<Result>(work: () => Promise<Result>, closing?: AbortSignal): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isConnectionLost(error) || closing?.aborted) throw error
    }
    await pause(PAUSE_MS)
  }
}
