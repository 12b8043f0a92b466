import type { Page } from '@playwright/test'

/** What a trace tells of something that has begun and ended; times are in microseconds. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** By the clock of the thread: without what other processes took of the machine meanwhile. */
  readonly tdur?: number
  readonly args: { readonly data?: { readonly message?: string } }
}

const MARK = 'the page that is measured'

/** Milliseconds that each task on the thread of a page takes while something is done. */
export async function tasksDuring(page: Page, work: () => Promise<unknown>): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page)
  const told: object[] = []
  session.on('Tracing.dataCollected', ({ value }) => told.push(...value))
  const ended = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] } })
  // Other pages have threads of their own: the mark tells which is this one's.
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
