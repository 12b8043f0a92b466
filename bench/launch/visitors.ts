import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '#bench/measure.ts'
import { KINDS, type Kind, type LaunchPage, type VisitPlan, visit } from './visit.ts'

/** How many come, and where to. */
export interface CrowdPlan extends VisitPlan {
  /** Visits a second. */
  readonly rate: number
  readonly seconds: number
  readonly pages: readonly LaunchPage[]
}

/** How long some of the answers took, in milliseconds. */
interface Waits {
  readonly count: number
  readonly p50: number
  readonly p99: number
  readonly longest: number
}

/** What came of it. */
export interface CrowdOutcome {
  readonly visits: number
  readonly waits: Readonly<Record<Kind, Waits>>
  /** How often each failure happened. */
  readonly errors: Readonly<Record<string, number>>
  readonly acknowledged: readonly number[]
  readonly mostStreams: number
  /** The changes that the median stream has heard. */
  readonly heard: number
  /** How late visits began, in milliseconds: the crowd itself had no time. */
  readonly late: number
  /** Whether it was ended because it went wrong. */
  readonly isEnded: boolean
}

const STEP_MS = 3
/** After so many failures, or so late, the rest would say nothing. */
const MOST_FAILURES = 100
const MOST_LATE_MS = 5000

// Runs in a process of its own, which gets the plan as a message and answers with the outcome.
process.once('message', async (plan: CrowdPlan) => {
  process.send?.(await comeInCrowds(plan), () => process.exit())
})

async function comeInCrowds(plan: CrowdPlan): Promise<CrowdOutcome> {
  const waits = Object.fromEntries(KINDS.map((kind) => [kind, [] as number[]])) as Record<Kind, number[]>
  const errors: Record<string, number> = {}
  const acknowledged: number[] = []
  const heard: number[] = []
  const lateness: number[] = []
  const [streams, failures] = [{ now: 0, most: 0 }, { count: 0 }]
  const notes = {
    took: (kind: Kind, ms: number) => void waits[kind].push(ms),
    failed: (what: string) => {
      errors[what] = (errors[what] ?? 0) + 1
      failures.count += 1
    },
    acknowledged: (order: number) => void acknowledged.push(order),
    streamed: (change: 1 | -1) => {
      streams.now += change
      streams.most = Math.max(streams.most, streams.now)
    },
    heard: (events: number) => void heard.push(events),
  }
  const choose = createChoice(plan.pages)
  const underway = new Set<Promise<void>>()
  const start = performance.now()
  const end = start + plan.seconds * 1000
  const isWrong = () => failures.count >= MOST_FAILURES || (lateness.at(-1) ?? 0) > MOST_LATE_MS
  let visits = 0
  // Nobody waits for anybody else: the next visit begins whether or not the last one has been answered.
  for (let due = start; due < end && !isWrong(); due += pauseBefore(plan.rate)) {
    while (performance.now() < due) await sleep(STEP_MS)
    lateness.push(performance.now() - due)
    const visiting = visit(plan, choose(), notes, ++visits, due).finally(() => underway.delete(visiting))
    underway.add(visiting)
  }
  const isEnded = isWrong()
  await Promise.all(underway)
  while (streams.now > 0 && !isEnded) await sleep(100)
  return {
    visits,
    errors,
    acknowledged,
    isEnded,
    mostStreams: streams.most,
    heard: percentile(heard, 0.5),
    late: percentile(lateness, 0.99),
    waits: Object.fromEntries(KINDS.map((kind) => [kind, summarise(waits[kind])])) as Record<Kind, Waits>,
  }
}

/** As people come who know nothing of one another. */
function pauseBefore(rate: number): number {
  return (-Math.log(1 - Math.random()) / rate) * 1000
}

function createChoice(pages: readonly LaunchPage[]): () => LaunchPage {
  const sum = pages.reduce((total, { weight }) => total + weight, 0)
  return () => {
    let left = Math.random() * sum
    const chosen = pages.find(({ weight }) => {
      left -= weight
      return left < 0
    })
    return chosen ?? (pages[0] as LaunchPage)
  }
}

function summarise(times: readonly number[]): Waits {
  const [p50, p99, longest] = [0.5, 0.99, 1].map((share) => percentile(times, share))
  return { count: times.length, p50: p50 ?? 0, p99: p99 ?? 0, longest: longest ?? 0 }
}
