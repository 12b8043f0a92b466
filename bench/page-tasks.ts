import type { Page } from '@playwright/test'

/** A complete event of a trace; times are in microseconds. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Thread time: without the CPU time of other processes. */
  readonly tdur?: number
  readonly args: { readonly data?: { readonly message?: string } }
}

const MARK = 'the page that is measured'

/** Milliseconds of each task on a page's thread during an action. */
export async function tasksDuring(page: Page, work: () => Promise<unknown>): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page)
  const told: object[] = []
  session.on('Tracing.dataCollected', ({ value }) => told.push(...value))
  const ended = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] } })
  // Every page has its own thread; the mark identifies the thread of this one.
  await page.evaluate((mark) => console.timeStamp(mark), MARK)
  await work()
  await session.send('Tracing.end')
  await ended
  await session.detach()
  const events = told.filter(isTraceEvent)
  const mark = events.find(({ args }) => args.data?.message === MARK)
  if (!mark) throw new Error('the trace does not tell which thread is the page’s')
  return events
    .filter(({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && pid === mark.pid && tid === mark.tid)
    .map(({ tdur = 0 }) => tdur / 1000)
}

function isTraceEvent(event: object): event is TraceEvent {
  return 'name' in event && 'pid' in event && 'tid' in event && 'args' in event
}
