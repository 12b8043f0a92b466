import { expect, it } from 'vitest'
import { ManageError } from '#studio/api/manage.ts'
import { createReading } from './reading.ts'

/** A server that answers when it is told to, in any order. It ignores that a caller has hung up. */
function slowServer() {
  const calls: {
    readonly answer: (data: string) => Promise<void>
    readonly fail: (code?: 'unavailable' | 'unauthorized') => Promise<void>
    readonly signal: AbortSignal
    readonly show: (data: string) => void
    readonly known: string | null
  }[] = []
  const read = (signal: AbortSignal, known: string | null, show: (data: string) => void) =>
    new Promise<string>((resolve, reject) => {
      calls.push({
        answer: (data) => settled(() => resolve(data)),
        fail: (code = 'unavailable') => settled(() => reject(new ManageError(code, 'failed'))),
        signal,
        known,
        show,
      })
    })
  return { calls, read }
}

/** Everything that follows from an answer has happened. */
async function settled(work: () => void): Promise<void> {
  work()
  await new Promise((resolve) => setImmediate(resolve))
}

async function begin(key = 'one') {
  const { calls, read } = slowServer()
  const reading = createReading<string>()
  const call = (index: number) => {
    const found = calls[index]
    if (!found) throw new Error(`there is no call ${index}`)
    return found
  }
  const want = (next: string | null) => settled(() => reading.want(next, read))
  await want(key)
  return { reading, calls, call, want, now: (work: () => void) => settled(work) }
}

it('shows nothing, then the answer', async () => {
  const { reading, call } = await begin()
  expect(reading.state()).toEqual({ key: 'one', data: null, error: null, isStale: false })
  await call(0).answer('first')
  expect(reading.state()).toEqual({ key: 'one', data: 'first', error: null, isStale: false })
})

it('never shows an older answer that arrives after a newer one', async () => {
  const { reading, call, want } = await begin('old')
  await want('new')
  await call(1).answer('newer')
  await call(0).answer('older')
  expect(reading.state()).toMatchObject({ key: 'new', data: 'newer' })
})

it('never shows the answer of the previous input for the new one', async () => {
  const { reading, call, want } = await begin('old')
  await call(0).answer('of the old one')
  await want('new')
  expect(reading.state()).toMatchObject({ key: 'new', data: null })
})

it('hangs up when something else is wanted, and when it is stopped', async () => {
  const { reading, call, want, now } = await begin()
  await want('other')
  expect(call(0).signal.aborted).toBe(true)
  await now(reading.stop)
  expect(call(1).signal.aborted).toBe(true)
  await call(1).answer('late')
  expect(reading.state().data).toBeNull()
})

it('reads once more for all that was asked during a read, and says meanwhile that it is stale', async () => {
  const { reading, calls, call, now } = await begin()
  await call(0).answer('first')
  await now(reading.refresh)
  await now(reading.refresh)
  await now(reading.refresh)
  expect(calls).toHaveLength(2)
  expect(reading.state()).toMatchObject({ data: 'first', isStale: true })
  await call(1).answer('second')
  expect(reading.state()).toMatchObject({ data: 'second', isStale: true })
  await call(2).answer('third')
  expect(reading.state()).toMatchObject({ data: 'third', isStale: false })
  expect(calls).toHaveLength(3)
})

it('ends a reload only when a read that began after it has ended', async () => {
  const { reading, call, now } = await begin()
  let isDone = false
  await now(() => void reading.reload().then(() => (isDone = true)))
  await call(0).answer('from before')
  expect(isDone).toBe(false)
  await call(1).answer('from after')
  expect(isDone).toBe(true)
})

it('keeps what it shows when a refresh fails, says that it is stale, and recovers', async () => {
  const { reading, call, now } = await begin()
  await call(0).answer('first')
  await now(reading.refresh)
  await call(1).fail()
  expect(reading.state()).toMatchObject({ data: 'first', error: null, isStale: true })
  await now(reading.refresh)
  await call(2).answer('second')
  expect(reading.state()).toMatchObject({ data: 'second', isStale: false })
})

it('tells a failure to whoever waits, and an ended session always', async () => {
  const { reading, call, now } = await begin()
  await call(0).fail()
  expect(reading.state()).toMatchObject({ data: null, error: { code: 'unavailable' } })
  await now(() => void reading.reload())
  expect(reading.state().error).toBeNull()
  await call(1).answer('first')
  await now(() => void reading.reload())
  await call(2).fail()
  expect(reading.state()).toMatchObject({ data: 'first', error: { code: 'unavailable' } })
  await now(reading.refresh)
  await call(3).fail('unauthorized')
  expect(reading.state()).toMatchObject({ error: { code: 'unauthorized' } })
})

it('does not wait for a call that was lost with the network', async () => {
  const { reading, call, now } = await begin()
  await now(reading.restart)
  expect(call(0).signal.aborted).toBe(true)
  await call(1).answer('after the network was back')
  await call(0).answer('lost')
  expect(reading.state()).toMatchObject({ data: 'after the network was back' })
})

it('shows what an act has done, and repeats a read that began before it', async () => {
  const { reading, call, now } = await begin()
  await call(0).answer('first')
  await now(reading.refresh)
  await now(() => reading.change((data) => `${data}, changed`))
  await call(1).answer('first')
  expect(reading.state()).toMatchObject({ data: 'first, changed', isStale: true })
  await call(2).answer('as changed')
  expect(reading.state()).toMatchObject({ data: 'as changed', isStale: false })
})

it('shows parts as they come, and gives what is known to the next read', async () => {
  const { reading, call, now, want } = await begin()
  await now(() => call(0).show('half'))
  expect(reading.state().data).toBe('half')
  await call(0).answer('whole')
  await now(reading.refresh)
  expect(call(1).known).toBe('whole')
  await want('other')
  await now(() => call(1).show('half of the old one'))
  expect(reading.state().data).toBeNull()
})

it('reads nothing without an input', async () => {
  const { reading, calls, call, want, now } = await begin()
  await call(0).answer('first')
  await want(null)
  await now(() => void reading.reload())
  expect(calls).toHaveLength(1)
  expect(reading.state()).toMatchObject({ key: null, data: null })
})
