import type { Jobs } from '#server/jobs/jobs.ts'

interface Waiting {
  readonly data: object
  readonly at: number
  readonly key: string | undefined
}

/** A queue in memory whose jobs the test runs. It keeps one waiting job per key, as the real queue does. */
export function createTestQueue(clock: { now: Date }) {
  let waiting: Waiting[] = []

  function take(isTaken: (each: Waiting) => boolean): object[] {
    const taken = waiting.filter(isTaken)
    waiting = waiting.filter((each) => !isTaken(each))
    return taken.map(({ data }) => data)
  }

  const jobs: Jobs = {
    enqueue: async (_, __, data, startAfter = clock.now, key) => {
      waiting = [...waiting.filter((each) => !key || each.key !== key), { data, at: startAfter.getTime(), key }]
    },
    remove: async () => 0,
    keysOf: async () => new Set(waiting.flatMap(({ key }) => key ?? [])),
    work: async () => {},
    stop: async () => {},
  }
  return {
    jobs,
    takeAll: () => take(() => true),
    takeDue: () => take(({ at }) => at <= clock.now.getTime()),
    /** Takes the next job and moves the clock to its time. */
    takeNext: () => {
      const [next] = waiting.toSorted((a, b) => a.at - b.at)
      if (!next) return null
      if (next.at > clock.now.getTime()) clock.now = new Date(next.at)
      take((each) => each === next)
      return next.data
    },
  }
}
