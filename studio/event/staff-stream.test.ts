import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { HeardEvent } from './staff-event-context.ts'
import { openStaffStream } from './staff-stream.ts'

/** Stands for the browser's connection, which Node does not have. */
class Connection extends EventTarget {
  static readonly CLOSED = 2
  static readonly opened: Connection[] = []
  readyState = 1

  constructor() {
    super()
    Connection.opened.push(this)
  }

  close() {
    this.readyState = Connection.CLOSED
  }

  fail(readyState: number) {
    this.readyState = readyState
    this.dispatchEvent(new Event('error'))
  }
}

const last = () => Connection.opened.at(-1) as Connection
const open = () => last().dispatchEvent(new Event('open'))
let heard: HeardEvent[]
beforeEach(() => {
  heard = []
  Connection.opened.length = 0
  vi.stubGlobal('EventSource', Connection)
  // Node has EventTarget but no window.
  const page = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, page[name].bind(page))
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('passes events on, and says after a lost connection that some may be missing', () => {
  const close = openStaffStream((event) => heard.push(event))
  open()
  last().dispatchEvent(new MessageEvent('studio', { data: '{"build":"b1"}' }))
  // The browser connects again by itself.
  last().fail(0)
  open()
  expect(heard).toEqual([
    { kind: 'studio', data: { build: 'b1' } },
    { kind: 'reload', data: {} },
  ])
  expect(Connection.opened.length).toBe(1)
  close()
})

it('says that some may be missing when the network is back, though the connection survived', () => {
  const close = openStaffStream((event) => heard.push(event))
  dispatchEvent(new Event('online'))
  expect(heard).toEqual([])
  open()
  dispatchEvent(new Event('online'))
  expect(heard).toEqual([{ kind: 'reload', data: {} }])
  close()
  dispatchEvent(new Event('online'))
  expect(heard.length).toBe(1)
})

it('connects again after an error response, each time later, until it is closed', () => {
  const close = openStaffStream((event) => heard.push(event))
  open()
  last().fail(Connection.CLOSED)
  vi.advanceTimersByTime(3000)
  expect(Connection.opened.length).toBe(2)
  last().fail(Connection.CLOSED)
  vi.advanceTimersByTime(5999)
  expect(Connection.opened.length).toBe(2)
  vi.advanceTimersByTime(1)
  open()
  expect([heard, Connection.opened.length]).toEqual([[{ kind: 'reload', data: {} }], 3])
  last().fail(Connection.CLOSED)
  close()
  vi.advanceTimersByTime(120_000)
  expect(Connection.opened.length).toBe(3)
})
