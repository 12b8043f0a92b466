import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { tasksDuring } from './page-tasks.ts'

/** How long a piece takes when nothing disturbs the machine, and how many are done before and after a measurement. */
export const PIECE_MS = 8
const PIECES = 40
/** More than this, and the machine was not at rest. */
const MOST_PIECE_MS = 16
const MOST_STOLEN = 0.01
const ATTEMPTS = 5

/** What was measured, and how much at rest the machine was. */
export interface Beside<Result> {
  readonly result: Result
  /** The longest of the pieces before and after. */
  readonly pieceMs: number
  /** Which part of the machine's time its neighbours took meanwhile. */
  readonly stolen: number
}

/** Measures something beside equal pieces of bare work: again while the machine is not at rest, and gives the calmest. */
export type MeasureBeside = <Result>(measure: () => Promise<Result>) => Promise<Beside<Result>>

/**
 * A virtual machine has neighbours, who make its cores slower or halt them, and the clock of a thread counts that as its
 * own. Whether they did is asked of the system and of bare work before and after, never of what is measured.
 */
export async function besideBareWork(page: Page): Promise<MeasureBeside> {
  const piece = await page.evaluateHandle(bareWork, PIECE_MS)
  const longestPiece = async () => {
    const tasks = await tasksDuring(page, () => page.evaluate(doPieces, { piece, times: PIECES }))
    return Math.max(...tasks)
  }
  return async (measure) => {
    let calmest: Beside<Awaited<ReturnType<typeof measure>>> | undefined
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const before = await longestPiece()
      const started = processorTime()
      const result = await measure()
      const stolen = stolenSince(started)
      const pieceMs = Math.max(before, await longestPiece())
      if (pieceMs <= MOST_PIECE_MS && stolen <= MOST_STOLEN) return { result, pieceMs, stolen }
      if (!calmest || stolen < calmest.stolen) calmest = { result, pieceMs, stolen }
    }
    if (!calmest) throw new Error('nothing was measured')
    return calmest
  }
}

interface ProcessorTime {
  readonly stolen: number
  readonly all: number
}

function stolenSince(before: ProcessorTime): number {
  const now = processorTime()
  return now.all > before.all ? (now.stolen - before.stolen) / (now.all - before.all) : 0
}

/** What the processors did since the machine started, in ticks; nothing where the system does not tell. */
function processorTime(): ProcessorTime {
  if (process.platform !== 'linux') return { stolen: 0, all: 0 }
  // cpu user nice system idle iowait irq softirq steal, and guests, who are among the users
  const ticks = readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/\s+/).slice(1, 9).map(Number) ?? []
  return { stolen: ticks[7] ?? 0, all: ticks.reduce((sum, ticks) => sum + ticks, 0) }
}

/** A piece of work that takes so long at best. Runs in the page. */
function bareWork(milliseconds: number): () => number {
  const work = (rounds: number) => {
    let sum = 0
    for (let round = 0; round < rounds; round++) sum += Math.sqrt(round)
    return sum
  }
  const SAMPLE = 1_000_000
  let best = Number.POSITIVE_INFINITY
  for (let sample = 0; sample < 100; sample++) {
    const start = performance.now()
    work(SAMPLE)
    best = Math.min(best, performance.now() - start)
  }
  return () => work((SAMPLE * milliseconds) / best)
}

/** Does equal pieces, each in a task of its own. Runs in the page. */
async function doPieces({ piece, times }: { piece: () => number; times: number }): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  for (let time = 0; time < times; time++) {
    await new Promise((resolve) => {
      port1.onmessage = () => resolve(piece())
      port2.postMessage(null)
    })
  }
  port1.close()
}
