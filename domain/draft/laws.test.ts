import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ANNA, actOf, BEN, isPublishable, liveProject, withLive } from './draft.fixture.ts'
import { editAll } from './edit.ts'
import { type EntityKind, entityKey, type FieldName, fieldKey, type Snapshot, valueIn } from './entity.ts'
import {
  applyEntries,
  applySteps,
  type Change,
  type Draft,
  draftOf,
  isSameAuthor,
  type Step,
  shownValue,
} from './entry.ts'
import { type Json, sameJson } from './json.ts'
import { isStillBase } from './order-list.ts'
import { publishPlan } from './publish-plan.ts'
import { revert, settle } from './settle.ts'
import { isSameEntry, undo } from './undo.ts'

const FIELDS: readonly FieldName[] = [
  ...['u1', 'u2', 'u3', 'n1'].flatMap((id) =>
    ['exists', 'price', 'number', 'parent', 'status'].map((field) => ({ kind: 'instance' as EntityKind, id, field })),
  ),
  ...['f1', 'f2', 'f3'].flatMap((id) =>
    ['exists', 'parent'].map((field) => ({ kind: 'storey' as EntityKind, id, field })),
  ),
  { kind: 'order', id: 'tags', field: 'ids' },
]
const VALUES: Readonly<Record<string, readonly Json[]>> = {
  exists: [true, false],
  price: [null, 100, 150, 200],
  number: ['1', '2', '1a'],
  parent: ['f1', 'f2', 'f3', 's1'],
  status: ['free', 'sold'],
  ids: [
    ['quiet', 'terrace'],
    ['terrace', 'quiet'],
  ],
}

const one = fc.nat(1000)
const some = fc.array(one, { maxLength: 8 })
const EVENTS = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('edit'),
      who: fc.boolean(),
      picks: fc.array(fc.tuple(one, one), { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('look'), who: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom('feed', 'crm', 'import'), pick: one, value: one }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('revert', 'keep', 'drop'), some }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('undo'), pick: one }) },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('publish'), some, all: fc.boolean(), feed: fc.boolean(), value: one }),
  },
)
type Event = typeof EVENTS extends fc.Arbitrary<infer Item> ? Item : never

/** A project with its draft, what two editors have last seen of it, and everything that was done. */
interface World {
  live: Snapshot
  draft: Draft
  readonly seen: { anna: (name: FieldName) => Json; ben: (name: FieldName) => Json }
  readonly log: (readonly Step[])[]
}

function pickFrom<Item>(items: readonly Item[], pick: number): Item {
  const item = items[pick % items.length]
  if (item === undefined) throw new Error('nothing to pick')
  return item
}

it('holds for every order of two editors, a feed, a CRM, an import and a publisher', () => {
  fc.assert(
    fc.property(fc.array(EVENTS, { maxLength: 40 }), (events) => {
      const live = liveProject()
      const look = (draft: Draft, now: Snapshot) => (name: FieldName) => shownValue(draft, now, name)
      const first = look(draftOf([]), live)
      const world: World = { live, draft: draftOf([]), seen: { anna: first, ben: first }, log: [] }
      for (const [index, event] of events.entries()) run(world, event, `b${index}`)
      // Every state follows from the history: nothing is lost without a record.
      let replayed = draftOf([])
      for (const steps of world.log) {
        for (const { name, before } of steps) expect(replayed.get(fieldKey(name)) ?? null).toEqual(before)
        replayed = applySteps(replayed, steps)
      }
      expect(replayed).toEqual(world.draft)
    }),
    { numRuns: 1500 },
  )
})

function run(world: World, event: Event, batch: string): void {
  if ('picks' in event) runEdit(world, event, batch)
  else if ('who' in event) look(world, event.who)
  else if ('feed' in event) runPublish(world, event)
  else if ('some' in event) runSettle(world, event, batch)
  else if ('value' in event) runLive(world, event.act, event.pick, event.value)
  else runUndo(world, event.pick)
}

function look({ seen, draft, live }: World, isBen: boolean): void {
  seen[isBen ? 'ben' : 'anna'] = (name) => shownValue(draft, live, name)
}

function runEdit(world: World, { who, picks }: { who: boolean; picks: [number, number][] }, batch: string): void {
  const by = who ? BEN : ANNA
  const seen = world.seen[who ? 'ben' : 'anna']
  const changes: readonly Change[] = picks.map(([field, value]) => {
    const name = pickFrom(FIELDS, field)
    return { ...name, value: pickFrom(VALUES[name.field] ?? [], value), base: seen(name) }
  })
  const { steps } = editAll(world.draft, world.live, changes, actOf(batch, by))
  const next = applySteps(world.draft, steps)
  const isGone = (name: FieldName) => shownValue(next, world.live, { ...name, field: 'exists' }) !== true
  for (const { name, before, after } of steps) {
    expect(after && world.live.has(entityKey(name)) && name.field === 'status').not.toBe(true)
    // Another's value is only replaced by an editor who has seen it, or goes with the entity that was removed.
    const sent = isGone(name) ? undefined : changes.find((change) => fieldKey(change) === fieldKey(name))
    if (before && sent && !isSameAuthor(before.by, by)) expect(isStillBase(name, sent.base, before.value)).toBe(true)
  }
  world.draft = next
  world.log.push(steps)
}

/** A feed writes prices, a CRM statuses, and an import removes or adds a unit. All of them write live. */
function runLive(world: World, act: string, pick: number, value: number): void {
  const id = pickFrom(['u1', 'u2', 'u3', 'n1'], pick)
  const key = entityKey({ kind: 'instance', id })
  const write = (field: string, written: Json) => {
    world.live = withLive(world.live, 'instance', id, field, written)
  }
  const isLive = world.live.has(key)
  if (act === 'feed' && isLive) write('price', pickFrom(VALUES.price ?? [], value))
  if (act === 'crm' && isLive) write('status', pickFrom(VALUES.status ?? [], value))
  if (act !== 'import') return
  const next = new Map(world.live)
  if (isLive) next.delete(key)
  else next.set(key, { kind: 'instance', id, fields: { parent: 'f1', number: id, status: 'sold' } })
  world.live = next
}

function runSettle(world: World, { act, some }: { act: string; some: number[] }, batch: string): void {
  const names = some.map((pick) => pickFrom(FIELDS, pick))
  const steps =
    act === 'revert'
      ? revert(world.draft, names)
      : settle(world.draft, world.live, names, act === 'keep' ? 'keep' : 'drop', { batch })
  world.draft = applySteps(world.draft, steps)
  world.log.push(steps)
}

function runUndo(world: World, pick: number): void {
  if (world.log.length === 0) return
  const batch = pickFrom(world.log, pick)
  const before = world.draft
  const { steps, kept } = undo(before, world.live, batch)
  world.draft = applySteps(before, steps)
  world.log.push(steps)
  expect(steps.length + kept.length).toBe(batch.length)
  const undone = new Map(steps.map((step) => [fieldKey(step.name), step]))
  for (const { name, before: old, after } of batch) {
    const key = fieldKey(name)
    const was = before.get(key) ?? null
    if (undone.has(key)) {
      expect(isSameEntry(was, after)).toBe(true)
      expect(world.draft.get(key) ?? null).toEqual(old)
    } else expect(world.draft.get(key) ?? null).toBe(was)
  }
  const touched = new Set(batch.map(({ name }) => fieldKey(name)))
  for (const [key, entry] of before) if (!touched.has(key)) expect(world.draft.get(key)).toBe(entry)
}

interface Publication {
  readonly some: number[]
  readonly all: boolean
  readonly feed: boolean
  readonly value: number
}

function runPublish(world: World, { some, all, feed, value }: Publication): void {
  const ticked = all
    ? [...world.draft.values()]
    : some.map((pick) => pickFrom(FIELDS, pick)).filter((name) => world.draft.has(fieldKey(name)))
  const planned = publishPlan(world.live, world.draft, ticked)
  // A price may change while a publication is prepared, so it is planned again when it is written.
  if (feed) runLive(world, 'feed', value, value)
  const plan = feed ? publishPlan(world.live, world.draft, ticked) : planned
  if (!isPublishable(plan)) return
  const before = world.live
  const after = applyEntries(before, plan.writes)
  const isTicked = new Set(ticked.map(fieldKey))
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(key), after.get(key)]
    const entity = now ?? old
    if (!entity || old === now) continue
    if (!old || !now) expect(isTicked.has(fieldKey({ ...entity, field: 'exists' }))).toBe(true)
    for (const field of now ? new Set([...Object.keys(old?.fields ?? {}), ...Object.keys(now.fields)]) : []) {
      const name = { kind: entity.kind, id: entity.id, field }
      const [was, is] = [valueIn(before, name), valueIn(after, name)]
      if (sameJson(was, is)) continue
      const entry = world.draft.get(fieldKey(name))
      expect(isTicked.has(fieldKey(name))).toBe(true)
      expect(is).toEqual(entry?.value ?? null)
      // What others wrote live is only replaced by somebody who has seen it.
      expect(isStillBase(name, entry?.base ?? null, was)).toBe(true)
      if (field === 'status') expect(old).toBeUndefined()
    }
  }
  const published = [...plan.writes, ...plan.settled].map((entry) => ({
    name: { kind: entry.kind, id: entry.id, field: entry.field },
    before: entry,
    after: null,
  }))
  expect(published.every(({ name }) => isTicked.has(fieldKey(name)))).toBe(true)
  world.live = after
  world.draft = applySteps(world.draft, published)
  world.log.push(published)
}
