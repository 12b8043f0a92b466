import { describe, expect, test } from 'vitest'
import { currencyChanges } from '#domain/draft/change-currency.ts'
import { inListOrder, rowsOf } from '#domain/draft/change-groups.ts'
import { countChanges } from '#domain/draft/changes.ts'
import { ANNA, actOf, BEN, liveProject, unitChange, withLive } from '#domain/draft/draft.fixture.ts'
import { editAll } from '#domain/draft/edit.ts'
import { applyEntries, applySteps, type Change, type Draft, draftOf } from '#domain/draft/entry.ts'
import { isStillBase } from '#domain/draft/order-list.ts'
import { publishPlan } from '#domain/draft/publish-plan.ts'
import { revert, settle } from '#domain/draft/settle.ts'
import { NO_TICKS, readAgain } from '#domain/draft/ticks.ts'
import { undo } from '#domain/draft/undo.ts'

const live = liveProject()
const EMPTY: Draft = draftOf([])
const PRICE = { kind: 'instance', id: 'u1', field: 'price' } as const
const STOREY = { kind: 'storey', id: 'f3', field: 'exists', value: true, base: false } as const satisfies Change

/** What one act makes of a draft. */
function changed(draft: Draft, changes: readonly Change[], act = actOf('b1')) {
  const edited = editAll(draft, live, changes, act)
  return { ...edited, draft: applySteps(draft, edited.steps) }
}

const valuesOf = (draft: Draft) => [...draft.values()].map(({ value }) => value)

describe('Drafts and conflicts', () => {
  test('A changed value waits in the draft, with the live value that it is based on', () => {
    const first = changed(EMPTY, [unitChange('u1', 'price', 110, 100)])
    const second = changed(first.draft, [unitChange('u1', 'price', 120, 110)], actOf('b2'))
    expect([...second.draft.values()]).toMatchObject([{ value: 120, base: 100, by: ANNA }])
  })

  test('A value that equals the live one again leaves the draft', () => {
    const { draft } = changed(EMPTY, [unitChange('u1', 'price', 110, 100)])
    expect(changed(draft, [unitChange('u1', 'price', 100, 110)]).draft.size).toBe(0)
  })

  test('Two people are in conflict only over the same field', () => {
    const { draft } = changed(EMPTY, [unitChange('u1', 'price', 110, 100)])
    const changes = [unitChange('u1', 'price', 120, 100), unitChange('u1', 'number', '1a', '1')]
    const ben = changed(draft, changes, actOf('b2', BEN))
    expect(ben.conflicts).toMatchObject([{ field: 'price', value: 110, by: ANNA }])
    expect(valuesOf(ben.draft)).toEqual([110, '1a'])
  })

  test('Whoever has seen the value of somebody else replaces it', () => {
    const { draft } = changed(EMPTY, [unitChange('u1', 'price', 110, 100)])
    const ben = changed(draft, [unitChange('u1', 'price', 120, 110)], actOf('b2', BEN))
    expect([...ben.draft.values()]).toMatchObject([{ value: 120, base: 100, by: BEN }])
  })

  test('A value that changed live meanwhile is a conflict too', () => {
    const { conflicts } = changed(EMPTY, [unitChange('u1', 'price', 110, 90)])
    expect(conflicts).toMatchObject([{ field: 'price', value: 100, by: null }])
  })

  test('The status of a published unit is never in a draft', () => {
    const { refusals } = changed(EMPTY, [unitChange('u1', 'status', 'sold', 'free')])
    expect(refusals).toMatchObject([{ reason: 'live_only' }])
    const made = changed(EMPTY, [unitChange('n1', 'exists', true, false), unitChange('n1', 'status', 'sold', null)])
    expect(made.refusals).toEqual([])
  })

  test('What is removed takes everything in it along', () => {
    const { draft } = changed(EMPTY, [{ kind: 'storey', id: 'f1', field: 'exists', value: false, base: true }])
    const shown = applyEntries(live, draft.values())
    expect(['u1', 'u2', 'u3'].filter((id) => shown.has(`instance ${id}`))).toEqual(['u3'])
  })

  test('A new or removed unit counts as one change, and every other field as one', () => {
    const made = [unitChange('n1', 'exists', true, false), unitChange('n1', 'price', 7, null)]
    const edited = [unitChange('u1', 'price', 110, 100), unitChange('u1', 'number', '1a', '1')]
    expect(countChanges(changed(EMPTY, [...made, ...edited]).draft.values())).toBe(3)
  })

  test('A list that got or lost an item is no conflict, and one in another order is', () => {
    const tags = { kind: 'order', id: 'tags', field: 'ids' } as const
    expect(isStillBase(tags, ['quiet', 'terrace'], ['quiet', 'sea', 'terrace'])).toBe(true)
    expect(isStillBase(tags, ['quiet', 'terrace'], ['terrace', 'quiet'])).toBe(false)
  })
})

describe('Publishing', () => {
  test('Only what is ticked is published', () => {
    const { draft } = changed(EMPTY, [unitChange('u1', 'price', 110, 100), unitChange('u2', 'price', 210, 200)])
    expect(publishPlan(live, draft, [PRICE]).writes).toMatchObject([{ id: 'u1', value: 110 }])
  })

  test('A value that changed live since it was edited stops the publication', () => {
    const { draft } = changed(EMPTY, [unitChange('u1', 'price', 110, 100)])
    const plan = publishPlan(withLive(live, 'instance', 'u1', 'price', 105), draft, draft.values())
    expect(plan).toMatchObject({ writes: [], conflicts: [{ live: 105, reason: 'changed' }] })
  })

  test('A conflict is settled by keeping the value of the draft or by dropping it', () => {
    const { draft } = changed(EMPTY, [unitChange('u1', 'price', 110, 100)])
    const now = withLive(live, 'instance', 'u1', 'price', 105)
    const kept = applySteps(draft, settle(draft, now, [PRICE], 'keep', { batch: 'b2' }))
    expect([...kept.values()]).toMatchObject([{ value: 110, base: 105 }])
    expect(publishPlan(now, kept, kept.values()).conflicts).toEqual([])
    expect(applySteps(draft, settle(draft, now, [PRICE], 'drop', { batch: 'b2' })).size).toBe(0)
  })

  test('What has become live in another way is settled, not written again', () => {
    const { draft } = changed(EMPTY, [unitChange('u1', 'price', 110, 100)])
    const plan = publishPlan(withLive(live, 'instance', 'u1', 'price', 110), draft, draft.values())
    expect(plan).toMatchObject({ writes: [], settled: [{ id: 'u1' }], conflicts: [] })
  })

  test('Something new is published together with what it is in', () => {
    const parent = { ...STOREY, field: 'parent', value: 's1', base: null }
    const { draft } = changed(EMPTY, [STOREY, parent, unitChange('u1', 'parent', 'f3', 'f1')])
    const plan = publishPlan(live, draft, [{ kind: 'instance', id: 'u1', field: 'parent' }])
    expect(plan.needs).toEqual([{ kind: 'storey', id: 'f3', field: 'exists' }])
  })

  test('A removed storey is published together with what becomes of its units', () => {
    const removal = { ...STOREY, id: 'f2', value: false, base: true }
    const { draft } = changed(EMPTY, [unitChange('u3', 'parent', 'f1', 'f2'), removal])
    const plan = publishPlan(live, draft, [{ kind: 'storey', id: 'f2', field: 'exists' }])
    expect(plan.needs).toEqual([{ kind: 'instance', id: 'u3', field: 'parent' }])
  })

  test('A new currency and the prices in it are published together', () => {
    const { changes } = currencyChanges(live, { currency: 'USD', rate: 2 })
    const { draft } = changed(EMPTY, changes)
    expect(valuesOf(draft)).toEqual(['USD', 200, 400])
    expect(publishPlan(live, draft, [PRICE]).needs).toMatchObject([{ field: 'currency' }, { id: 'u2' }])
  })

  test('What comes while somebody looks at the changes is not ticked', () => {
    const rows = (...prices: readonly number[]) =>
      rowsOf(
        prices.map(
          (value, index) =>
            ({ kind: 'instance', id: `u${index + 1}`, field: 'price', value, live: 100, batch: 'b' }) as const,
        ),
      )
    const looked = readAgain(NO_TICKS, rows(110))
    expect([...looked.unticked]).toEqual([])
    expect([...readAgain(looked, rows(120, 210)).unticked]).toEqual(['instance price u1', 'instance price u2'])
    expect([...readAgain(looked, rows(110, 210)).unticked]).toEqual(['instance price u2'])
  })

  test('Changed prices are listed from the largest jump', () => {
    const rows = rowsOf(
      [
        { id: 'u1', live: 100, value: 104 },
        { id: 'u2', live: 461_800, value: 4_750_000 },
        { id: 'u3', live: 100, value: 50 },
      ].map((prices) => ({ kind: 'instance', field: 'price', batch: 'b', ...prices }) as const),
    )
    const listed = (fresh: readonly string[], changesCurrency: boolean) =>
      inListOrder(rows, new Set(fresh), changesCurrency).map(({ entity }) => entity.id)
    expect(listed([], false)).toEqual(['u2', 'u3', 'u1'])
    expect(listed(['instance price u2'], false)).toEqual(['u3', 'u1', 'u2'])
    expect(listed([], true)).toEqual(['u1', 'u2', 'u3'])
  })
})

describe('Undo', () => {
  test('Undo takes a whole act back', () => {
    const act = changed(EMPTY, [unitChange('u1', 'price', 110, 100), unitChange('u2', 'price', 210, 200)])
    expect(applySteps(act.draft, undo(act.draft, live, act.steps).steps)).toEqual(EMPTY)
  })

  test('Undo leaves what somebody has changed since', () => {
    const act = changed(EMPTY, [unitChange('u1', 'price', 110, 100), unitChange('u2', 'price', 210, 200)])
    const later = changed(act.draft, [unitChange('u1', 'price', 111, 110)], actOf('b2', BEN))
    const undone = undo(later.draft, live, act.steps)
    expect(undone.kept).toMatchObject([{ name: PRICE }])
    expect(valuesOf(applySteps(later.draft, undone.steps))).toEqual([111])
  })

  test('A new unit that somebody has worked on stays whole', () => {
    const made = changed(EMPTY, [unitChange('n1', 'exists', true, false), unitChange('n1', 'number', '9', null)])
    const later = changed(made.draft, [unitChange('n1', 'price', 7, null)], actOf('b2', BEN))
    expect(undo(later.draft, live, made.steps)).toMatchObject({ steps: [], kept: [{}, {}] })
  })

  test('Redo is the undo of an undo', () => {
    const act = changed(EMPTY, [unitChange('u1', 'price', 110, 100)])
    const undone = undo(act.draft, live, act.steps).steps
    const empty = applySteps(act.draft, undone)
    expect(applySteps(empty, undo(empty, live, undone).steps)).toEqual(act.draft)
  })

  test('Nothing comes back that was published meanwhile', () => {
    const made = changed(EMPTY, [unitChange('n1', 'exists', true, false), unitChange('n1', 'number', '9', null)])
    const dropped = revert(made.draft, made.draft.values())
    const unit = { kind: 'instance', id: 'n1', fields: { number: '9' } } as const
    const published = new Map(live).set('instance n1', unit)
    expect(undo(EMPTY, published, dropped)).toMatchObject({ steps: [], kept: [{}, {}] })
  })
})
