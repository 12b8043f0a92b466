/** A complete event of a trace; times are in microseconds. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  /** Thread time: without the CPU time of other processes. */
  readonly tdur?: number
}

/** How much slower Lighthouse's phone is. */
const SLOW_DOWN = 4

/**
 * Milliseconds of each task of a page on Lighthouse's phone. Counts the time of the page's own thread: Lighthouse counts the
 * time on the clock, in which other processes of the machine may run too.
 */
export function phoneTasks(events: readonly TraceEvent[]): readonly number[] {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('the trace does not tell which thread is the page’s')
  const own = events.filter(({ pid, tid }) => pid === paint.pid && tid === paint.tid)
  const start = own.findLast(({ name, ts }) => name === 'navigationStart' && ts < paint.ts)?.ts ?? 0
  return own
    .filter(({ name, ts }) => name === 'RunTask' && ts >= start)
    .map(({ tdur = 0 }) => (tdur / 1000) * SLOW_DOWN)
}
