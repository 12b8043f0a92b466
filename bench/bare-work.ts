import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { tasksDuring } from './page-tasks.ts'

/** The duration of a piece on an idle machine, and the number of pieces before and after a measurement. */
export const PIECE_MS = 8
const PIECES = 40
/** Above these values the machine was disturbed. */
const MOST_PIECE_MS = 16
const MOST_STOLEN = 0.01
const ATTEMPTS = 5

/** A measurement, and how idle the machine was. */
export interface Beside<Result> {
  readonly result: Result
  /** The longest of the pieces before and after. */
  readonly pieceMs: number
  /** The share of CPU time that other virtual machines took during the measurement. */
  readonly stolen: number
}

/** Measures between equal pieces of bare work; repeats while the machine is disturbed and returns the calmest result. */
export type MeasureBeside = <Result>(measure: () => Promise<Result>) => Promise<Beside<Result>>

/**
 * Other virtual machines can slow or halt our cores, and the thread clock counts that as our own time. Only the system's
 * figures and the bare work before and after show whether that happened, never the measured value itself.
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

/** CPU time since the machine started, in ticks; empty if the system does not report it. */
function processorTime(): ProcessorTime {
  if (process.platform !== 'linux') return { stolen: 0, all: 0 }
  // cpu user nice system idle iowait irq softirq steal, then guest times, which are part of user
  const ticks = readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/\s+/).slice(1, 9).map(Number) ?? []
  return { stolen: ticks[7] ?? 0, all: ticks.reduce((sum, ticks) => sum + ticks, 0) }
}

/** Work that takes this long at best. Runs in the page. */
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

/** Runs equal pieces, each in its own task. Runs in the page. */
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
