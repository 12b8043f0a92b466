import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Entity } from '#domain/draft/entity.ts'
import type { Author } from '#domain/draft/entry.ts'
import { DraftServer } from './draft-server.fixture.ts'
import { TabbedBrowser } from './offline-queue.fixture.ts'
import type { ProjectCalls } from './project-calls.ts'
import { ProjectStore } from './project-store.ts'

const ANNA: Author = { kind: 'person', id: 1 }
const STATUSES = ['free', 'held', 'sold']
const UNITS: readonly Entity[] = [
  ...STATUSES.map((id) => ({ kind: 'status', id, fields: { type: id } }) as const),
  ...['1', '2'].map((id) => ({ kind: 'instance', id, fields: { number: id, price: 0, status: 'free' } }) as const),
]

const step = fc.record({
  what: fc.constantFrom(
    'edit',
    'edit',
    'edit',
    'status',
    'undo',
    'open',
    'crash',
    'close',
    'away',
    'mute',
    'back',
    'wait',
  ),
  tab: fc.nat({ max: 2 }),
  unit: fc.constantFrom('1', '2'),
})

/** An edit of a price. Prices are different in every edit. */
interface Edit {
  readonly unit: string
  readonly price: number
  readonly key: string
  isUndone: boolean
}

interface Tab {
  readonly store: ProjectStore
  readonly edits: Edit[]
  /** Ends the tab. Its scripts do not run on. */
  readonly end: () => void
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A server that notes what it was told, and a browser whose disk takes one to three turns. */
function createWorld() {
  const server = new DraftServer(UNITS)
  const told: { readonly unit: string; readonly price: unknown }[] = []
  let writes = 0
  const browser = new TabbedBrowser(async () => {
    writes += 1
    for (let left = writes % 3; left >= 0; left -= 1) await Promise.resolve()
  })
  const open = async (): Promise<Tab> => {
    let isAlive = true
    const whileAlive = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      const result = isAlive ? await work().then(...BOTH) : null
      if (!isAlive || result === null) return new Promise(() => {})
      if ('error' in result) throw result.error
      return result.value
    }
    const calls = server.callsOf(ANNA)
    const cut: ProjectCalls = {
      ...calls,
      change: (changes) =>
        whileAlive(async () => {
          const answer = await calls.change(changes).catch((error) => {
            if (server.losesAnswers) told.push(...changes.map(({ id, value }) => ({ unit: id, price: value })))
            throw error
          })
          told.push(...changes.map(({ id, value }) => ({ unit: id, price: value })))
          return answer
        }),
      undo: (batch) => whileAlive(() => calls.undo(batch)),
      setStatuses: (changes) => whileAlive(() => calls.setStatuses(changes)),
    }
    const queue = browser.openTab()
    const parts = { calls: cut, queue, me: ANNA, reload: async () => server.state(), onFailure: () => {} }
    const store = new ProjectStore(parts, server.state(), await queue.adopt())
    const end = () => {
      isAlive = false
      queue.crash()
    }
    return { store, edits: [], end }
  }
  return { server, browser, told, open }
}

const BOTH = [<Result>(value: Result) => ({ value }), (error: unknown) => ({ error })] as const

it('loses nothing that was shown as kept, and overwrites nothing newer, in whatever order tabs of one person open, close, reload or crash', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 16 }), async (steps) => {
      const { server, browser, told, open } = createWorld()
      const tabs: (Tab | null)[] = [await open(), null, null]
      const safe: Edit[] = []
      const made: Edit[] = []
      let price = 0
      /** What a tab shows as kept when it ends must not be lost. */
      const end = (place: number) => {
        const tab = tabs[place]
        if (!tab) return
        const { unkept } = tab.store.state()
        safe.push(...tab.edits.filter(({ key }) => !unkept.has(key)))
        tab.end()
        tabs[place] = null
      }
      for (const { what, tab: place, unit } of steps) {
        const tab = tabs[place]
        if (what === 'open' && !tab) tabs[place] = await open()
        if (what === 'crash') end(place)
        if (what === 'close' && tab) {
          await tab.store.whenKept()
          end(place)
        }
        if (what === 'edit' && tab) {
          price += 1
          const base = tab.store.state().project.shown.get(`instance ${unit}`)?.fields.price ?? null
          const key = tab.store.change([{ kind: 'instance', id: unit, field: 'price', value: price, base }])
          const edit = { unit, price, key, isUndone: false }
          tab.edits.push(edit)
          made.push(edit)
        }
        if (what === 'status' && tab) {
          const from = String(tab.store.state().project.live.get(`instance ${unit}`)?.fields.status)
          const to = STATUSES[(STATUSES.indexOf(from) + 1) % STATUSES.length] ?? 'free'
          tab.store.setStatuses([{ id: unit, from, to }])
        }
        if (what === 'undo' && tab) {
          const last = tab.edits.at(-1)
          if (last) last.isUndone = true
          if (last) await tab.store.undoAct(last.key).catch(() => {})
        }
        if (what === 'away') server.isAway = true
        if (what === 'mute') server.losesAnswers = true
        if (what === 'back') {
          server.isAway = false
          server.losesAnswers = false
          for (const one of tabs) void one?.store.send()
        }
        if (what === 'wait') await turn()
        noActTwice(tabs)
      }
      for (const place of [0, 1, 2]) end(place)
      server.isAway = false
      server.losesAnswers = false
      const last = await open()
      for (let turns = 0; turns < 100 && browser.acts().length > 0; turns += 1) {
        await last.store.send()
        await turn()
      }
      expect([browser.acts(), last.store.state().waiting]).toEqual([[], []])
      const pricesTold = (unit: string) => told.flatMap((one) => (one.unit === unit ? Number(one.price) : []))
      for (const { unit, price: kept, isUndone } of safe) {
        // A value over one that was undone meanwhile is asked about.
        if (isUndone || browser.clashes().some(({ id, mine }) => id === unit && mine === kept)) continue
        // Unless the person has changed it again.
        if (!made.some((other) => other.unit === unit && other.price > kept)) expect(pricesTold(unit)).toContain(kept)
        // Undo has older prices.
        if (!made.some((other) => other.unit === unit && other.isUndone))
          expect(pricesTold(unit).at(-1)).toBeGreaterThanOrEqual(kept)
      }
    }),
    { numRuns: 10_000 },
  )
})

it('a value typed over one that was left to another tab is sent without a conflict', async () => {
  const { server, browser, told, open } = createWorld()
  const first = await open()
  const type = ({ store }: Tab, unit: string, value: number) => {
    const base = store.state().project.shown.get(`instance ${unit}`)?.fields.price ?? null
    store.change([{ kind: 'instance', id: unit, field: 'price', value, base }])
  }
  type(first, '1', 1)
  type(first, '2', 2)
  const second = await open()
  type(second, '2', 3)
  type(first, '2', 4)
  for (let turns = 0; turns < 100 && browser.acts().length > 0; turns += 1) await turn()
  expect(first.store.state().project.clashes.size).toBe(0)
  expect(told.filter(({ unit }) => unit === '2')).toEqual([{ unit: '2', price: 4 }])
  expect(server.state().shown.get('instance 2')?.fields.price).toBe(4)
})

/** An act that two open tabs send could come back after it was changed. */
function noActTwice(tabs: readonly (Tab | null)[]): void {
  const keys = tabs.flatMap((tab) => tab?.store.state().waiting.map(({ key }) => key) ?? [])
  expect(new Set(keys).size).toBe(keys.length)
}
