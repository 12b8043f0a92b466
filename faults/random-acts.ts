import { createRandom } from '#demo/random.ts'
import { type Entity, EXISTS, entityKey, type FieldName, fieldKey, type Snapshot } from '#domain/draft/entity.ts'
import { applyEntries, type Draft, type DraftEntry, draftOf, nameOf, shownValue } from '#domain/draft/entry.ts'
import { type Json, sameJson } from '#domain/draft/json.ts'
import { type Actor, type Answer, brokenLaws, type DraftWorld, okay, pricesOf } from './draft-world.ts'

/** What an act finds: what was live and unpublished before it, and what visitors should see. */
interface Moment {
  readonly world: DraftWorld
  readonly live: Snapshot
  readonly draft: Draft
  /** What everybody may see: what was live, plus what feeds, sales and publications have written since. */
  expected: Snapshot
  readonly pick: <Item>(items: readonly Item[]) => Item
  /** The batches that were made, the last one last. */
  readonly batches: string[]
}

type Act = (moment: Moment) => Promise<void>

const EDITORS = ['helen', 'anna'] as const
const UNITS = ['1', '2', '3', '4', '5', '6', 'new'] as const
const STATUSES = ['free', 'reserved', 'sold'] as const
// Far from now, in milliseconds: a few acts happen before the time comes.
const PLAN_MS = 400

/** One act in fifty, or fewer, publishes or restores. */
const RARE: readonly Act[] = [publish, publish, publish, plan, restore, replaceEditor]
const USUAL: readonly (readonly [weight: number, act: Act])[] = [
  [10, edit],
  [4, setStatus],
  [3, feedPrice],
  [2, hold],
  [2, removeUnit],
  [2, makeUnit],
  [2, revert],
  [2, undo],
  [1, undoAtOnce],
  [1, settle],
  [1, publishAsSales],
]

/** Performs random acts one after another. Returns what broke a law, with the acts before it. */
export async function performActs(world: DraftWorld, count: number, seed: number): Promise<readonly string[]> {
  const random = createRandom(seed)
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)]
    if (item === undefined) throw new Error('nothing to pick')
    return item
  }
  const usual = USUAL.flatMap(([weight, act]) => Array.from({ length: weight }, () => act))
  const batches: string[] = []
  let expected = await world.live()
  const done: string[] = []
  for (let number = 0; number < count; number += 1) {
    const act = number % 50 === 49 ? pick(RARE) : pick(usual)
    done.push(act.name)
    const moment: Moment = {
      world,
      pick,
      batches,
      expected,
      live: await world.live(),
      draft: draftOf(await world.draft()),
    }
    await act(moment)
    expected = moment.expected
    const faults = await faultsIn(world, expected)
    if (faults.length > 0) return [`seed ${seed}, after ${done.slice(-6).join(', ')} (act ${number}):`, ...faults]
  }
  return []
}

/** Visitors see exactly what was ticked or written live, and the draft obeys its laws. */
async function faultsIn(world: DraftWorld, expected: Snapshot): Promise<readonly string[]> {
  const [live, draft, seen] = [await world.live(), await world.draft(), await world.seen()]
  const units = (all: Snapshot) =>
    [...all.values()].filter(({ kind }) => kind === 'instance').map((unit) => [entityKey(unit), unit] as const)
  const [is, shouldBe] = [new Map(units(live)), new Map(units(expected))]
  const wrong = [...new Set([...is.keys(), ...shouldBe.keys()])].filter(
    (key) => !sameFields(is.get(key), shouldBe.get(key)),
  )
  const prices = pricesOf(live)
  return [
    ...wrong.map((key) => `${key} is ${JSON.stringify(is.get(key))}, not ${JSON.stringify(shouldBe.get(key))}`),
    ...(seen.size === prices.size ? [] : [`visitors see ${seen.size} units instead of ${prices.size}`]),
    ...[...seen].flatMap(([number, price]) =>
      // Visitors do not get the price of a unit that is taken.
      price === null || sameJson(price, prices.get(number) ?? null) ? [] : [`visitors see ${price} for ${number}`],
    ),
    ...brokenLaws(live, draft),
  ]
}

function sameFields(one: Entity | undefined, other: Entity | undefined): boolean {
  if (!one || !other) return one === other
  const names = new Set([...Object.keys(one.fields), ...Object.keys(other.fields)])
  return [...names].every((name) => sameJson(one.fields[name] ?? null, other.fields[name] ?? null))
}

async function edit({ world, live, draft, pick, batches }: Moment): Promise<void> {
  const id = pick(UNITS)
  const name = pick<FieldName>([
    { kind: 'instance', id, field: 'price' },
    { kind: 'instance', id, field: 'price' },
    { kind: 'instance', id, field: 'tags' },
    { kind: 'instance', id, field: 'parent' },
    { kind: 'estate', id: 'A', field: 'name' },
    { kind: 'catalogue', id: 'catalogue', field: 'name' },
  ])
  const values: Readonly<Record<string, readonly Json[]>> = {
    price: [null, 90_000, 100_000, 200_000.5],
    tags: [['sea'], []],
    parent: ['f1', 'f2', 'f3'],
    name: [{ en: 'North' }, { en: 'South', de: 'Süd' }],
  }
  // Sometimes the editor has an old screen.
  const base = pick([shownValue(draft, live, name), shownValue(draft, live, name), pick(values[name.field] ?? [null])])
  await change({ world, batches }, pick(EDITORS), [{ ...name, value: pick(values[name.field] ?? [null]), base }])
}

async function makeUnit({ world, pick, batches }: Moment): Promise<void> {
  const fields = { number: '7', parent: pick(['f1', 'f2']), layout: 'one', status: 'free', price: 70_000 }
  const made = { kind: 'instance', id: 'new', field: EXISTS, value: true, base: false, fields }
  await change({ world, batches }, pick(EDITORS), [made])
}

async function removeUnit({ world, pick, batches }: Moment): Promise<void> {
  const removed = { kind: 'instance', id: pick(UNITS), field: EXISTS, value: false, base: true }
  await change({ world, batches }, pick(EDITORS), [removed])
}

async function change({ world, batches }: Pick<Moment, 'world' | 'batches'>, who: Actor, changes: readonly object[]) {
  const answer = await world.call(who, 'PATCH', `${world.project}/draft`, changes)
  allow(answer, 200, 409, 422)
  const { batch } = (answer.status === 200 ? okay(answer) : (answer.body?.applied ?? {})) as { batch?: string | null }
  if (batch) batches.push(batch)
}

async function setStatus(moment: Moment): Promise<void> {
  const { world, pick } = moment
  const [id, status] = [pick(UNITS), pick(STATUSES)]
  const answer = await world.call(pick(['helen', 'anna', 'ben', 'crm'] as const), 'PATCH', 'instances', [
    { external_id: id, project: ownProject(world), status },
  ])
  allow(answer, 200, 404, 422)
  if (answer.status === 200) setLive(moment, id, { status })
}

async function feedPrice(moment: Moment): Promise<void> {
  const { world, pick } = moment
  const [id, extra_price] = [pick(UNITS), pick([110_000, 120_000])]
  const answer = await world.call('feed', 'PATCH', 'instances', [
    { external_id: id, project: ownProject(world), extra_price },
  ])
  allow(answer, 200, 404, 422)
  if (answer.status === 200) setLive(moment, id, { extra_price })
}

/** Holds a unit, or releases it. Neither changes what is stored of the unit. */
async function hold({ world, pick }: Moment): Promise<void> {
  const id = pick(UNITS)
  const held = await world.call('ben', 'POST', 'holds', { external_id: id, project: ownProject(world) })
  allow(held, 201, 404, 409, 422)
  if (held.status !== 201) return
  okay(await world.call('ben', 'DELETE', `holds/${okay<{ id: number }>(held).id}`))
}

async function revert({ world, draft, pick, batches }: Moment): Promise<void> {
  const names = [...draft.values()].map(nameOf)
  if (names.length === 0) return
  const entries = pick([[pick(names)], names.filter(({ kind }) => kind === 'instance'), 'all'])
  if (entries.length === 0) return
  const answer = await world.call(pick(EDITORS), 'DELETE', `${world.project}/draft/entries`, { entries })
  const { batch } = okay<{ readonly batch: string | null }>(answer)
  if (batch) batches.push(batch)
}

async function undo({ world, pick, batches }: Moment): Promise<void> {
  if (batches.length === 0) return
  const answer = await world.call(pick(EDITORS), 'POST', `${world.project}/draft/undo`, { batch: pick(batches) })
  // A batch of a draft that a publication or a revert has emptied is still known.
  const { batch } = okay<{ readonly batch: string | null }>(answer)
  if (batch) batches.push(batch)
}

/** Undoing what was just done leaves the draft as it was. */
async function undoAtOnce(moment: Moment): Promise<void> {
  const { world, batches, draft } = moment
  const known = batches.length
  await edit(moment)
  const batch = batches[known]
  if (batch === undefined) return
  okay(await world.call('helen', 'POST', `${world.project}/draft/undo`, { batch }))
  sameDraft(draftOf(await world.draft()), draft, 'an edit was undone')
}

async function settle({ world, draft, pick, batches }: Moment): Promise<void> {
  const names = [...draft.values()].map(nameOf)
  if (names.length === 0) return
  const body = { entries: [pick(names)], keep: pick(['mine', 'theirs']) }
  const answer = await world.call(pick(EDITORS), 'POST', `${world.project}/draft/conflicts/settle`, body)
  const { batch } = okay<{ readonly batch: string | null }>(answer)
  if (batch) batches.push(batch)
}

async function publishAsSales({ world, draft }: Moment): Promise<void> {
  const ticks = [...draft.values()].map(tickOf)
  const answer = await world.call('ben', 'POST', `${world.project}/publications`, { entries: ticks.slice(0, 1) })
  if (answer.status !== 403) throw new Error(`sales may publish: ${answer.status}`)
}

const tickOf = ({ kind, id, field, value }: DraftEntry) => ({ kind, id, field, value })

/** Ticks some entries. Those of one entity go together, as the screen offers. */
function ticksOf({ draft, pick }: Moment): readonly DraftEntry[] {
  const keys = [...new Set([...draft.values()].map(entityKey))].filter(() => pick([true, true, false]))
  return [...draft.values()].filter((entry) => keys.includes(entityKey(entry)))
}

async function publish(moment: Moment): Promise<void> {
  const { world, pick } = moment
  const ticked = ticksOf(moment)
  if (ticked.length === 0) return
  const body = { entries: ticked.map(tickOf) }
  const answer = await world.call(pick(EDITORS), 'POST', `${world.project}/publications`, body)
  allow(answer, 201, 409)
  if (answer.status === 201) moment.expected = applyEntries(moment.expected, ticked)
  await world.settlePlans()
}

/** Plans a publication, acts a little, sometimes removes its author, and waits until its time has come. */
async function plan(moment: Moment): Promise<void> {
  const { world, pick } = moment
  const ticked = ticksOf(moment)
  if (ticked.length === 0) return
  const at = new Date(Date.now() + PLAN_MS).toISOString()
  const who = pick(EDITORS)
  const body = { entries: ticked.map(tickOf), at }
  const answer = await world.call(who, 'POST', `${world.project}/publications`, body)
  allow(answer, 201, 409)
  if (answer.status !== 201) return
  const isRemoved = who === 'anna' && pick([true, false])
  if (isRemoved) await world.replaceEditor()
  const published = await world.settlePlans()
  if (published.length > 0 && isRemoved) throw new Error('the plan of a removed person was published')
  if (published.length > 0) moment.expected = applyEntries(moment.expected, ticked)
}

/** The draft becomes a version. A second restore changes nothing, and an undo brings the draft back. */
async function restore({ world, draft, pick }: Moment): Promise<void> {
  const versions = okay<readonly { readonly id: number }[]>(
    await world.call('helen', 'GET', `${world.project}/versions?limit=100`),
  )
  const path = `${world.project}/versions/${pick(versions).id}/restore`
  type Restored = { readonly batch: string | null; readonly changes: number; readonly kept: readonly FieldName[] }
  const done = okay<Restored>(await world.call('anna', 'POST', path))
  const again = okay<Restored>(await world.call('anna', 'POST', `${path}?dry_run=1`))
  if (again.changes > 0) throw new Error(`a second restore would change ${again.changes} things`)
  if (done.batch === null || pick([true, false])) return
  okay(await world.call('anna', 'POST', `${world.project}/draft/undo`, { batch: done.batch }))
  sameDraft(draftOf(await world.draft()), draft, 'a restore was undone')
}

async function replaceEditor({ world }: Moment): Promise<void> {
  await world.replaceEditor()
}

function setLive(moment: Moment, id: string, fields: Readonly<Record<string, Json>>): void {
  const key = entityKey({ kind: 'instance', id })
  const unit = moment.expected.get(key)
  if (!unit) throw new Error(`unit ${id} was changed live, but visitors do not know it`)
  moment.expected = new Map(moment.expected).set(key, { ...unit, fields: { ...unit.fields, ...fields } })
}

function sameDraft(is: Draft, was: Draft, when: string): void {
  const valuesOf = (draft: Draft) =>
    [...draft.values()].map((entry) => `${fieldKey(entry)} ${JSON.stringify(entry.value)}`)
  const [now, before] = [valuesOf(is).toSorted(), valuesOf(was).toSorted()]
  if (now.join('\n') !== before.join('\n')) throw new Error(`after ${when} the draft is ${now}, not ${before}`)
}

function allow({ status, body }: Answer, ...allowed: readonly number[]): void {
  if (!allowed.includes(status)) throw new Error(`a call is answered ${status}: ${JSON.stringify(body)}`)
}

function ownProject({ token }: DraftWorld): string {
  return token
}
