import { setTimeout } from 'node:timers/promises'

const QUICK_MS = 2
const MAX_PAUSE_MS = 50

/** Runs a database query. After a slow one, pauses for as long as it took, so that other queries get a turn. */
export async function giveWayAfter<Result>(work: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  const result = await work()
  const time = performance.now() - start
  if (time > QUICK_MS) await setTimeout(Math.min(time, MAX_PAUSE_MS))
  return result
}
