import { describe, expect, it } from 'vitest'
import { actOf, BEN, liveProject, unitChange, withLive } from './draft.fixture.ts'
import { editAll } from './edit.ts'
import { applySteps, type Change, type Draft, draftOf } from './entry.ts'
import { revert, settle } from './settle.ts'
import { undo } from './undo.ts'

const live = liveProject()
const NOTHING: Draft = draftOf([])

const change = (draft: Draft, changes: readonly Change[], act = actOf('b1')) => {
  const { steps } = editAll(draft, live, changes, act)
  return { steps, draft: applySteps(draft, steps) }
}

describe('the undo of a batch', () => {
  it('restores what was there before, with its author', () => {
    const first = change(NOTHING, [unitChange('u1', 'price', 110, 100)])
    const second = change(
      first.draft,
      [unitChange('u1', 'price', 120, 110), unitChange('u2', 'price', 5, 200)],
      actOf('b2', BEN),
    )
    const undone = undo(second.draft, live, second.steps)
    expect(undone.kept).toEqual([])
    expect(applySteps(second.draft, undone.steps)).toEqual(first.draft)
  })

  it('keeps and lists what was changed since, and can itself be undone', () => {
    const first = change(NOTHING, [unitChange('u1', 'price', 110, 100), unitChange('u2', 'price', 5, 200)])
    const later = change(first.draft, [unitChange('u1', 'price', 111, 110)], actOf('b2', BEN))
    const undone = undo(later.draft, live, first.steps)
    expect(undone.kept.map(({ name }) => name.id)).toEqual(['u1'])
    const draft = applySteps(later.draft, undone.steps)
    expect([...draft.values()].map(({ value }) => value)).toEqual([111])
    expect(applySteps(draft, undo(draft, live, undone.steps).steps)).toEqual(later.draft)
  })

  it('keeps a new unit whole if somebody else has worked on it', () => {
    const made = change(NOTHING, [unitChange('n1', 'exists', true, false), unitChange('n1', 'number', '9', null)])
    const later = change(made.draft, [unitChange('n1', 'price', 7, null)], actOf('b2', BEN))
    expect(undo(later.draft, live, made.steps)).toMatchObject({
      steps: [],
      kept: [{ name: { id: 'n1' } }, { name: { id: 'n1' } }],
    })
    expect(applySteps(made.draft, undo(made.draft, live, made.steps).steps).size).toBe(0)
  })

  it('brings nothing back that was published meanwhile, and no status of a live unit', () => {
    const made = change(NOTHING, [unitChange('n1', 'exists', true, false), unitChange('n1', 'status', 'free', null)])
    const reverted = revert(made.draft, [...made.draft.values()])
    const empty = applySteps(made.draft, reverted)
    expect(applySteps(empty, undo(empty, live, reverted).steps)).toEqual(made.draft)
    const unit = { kind: 'instance', id: 'n1', fields: { status: 'free' } } as const
    const published = new Map(live).set('instance n1', unit)
    expect(undo(empty, published, reverted)).toMatchObject({ steps: [], kept: [{}, {}] })
  })

  it('brings no value back of a unit that is gone', () => {
    const edited = change(NOTHING, [unitChange('u1', 'price', 110, 100)])
    const reverted = revert(edited.draft, [...edited.draft.values()])
    const gone = new Map([...live].filter(([key]) => key !== 'instance u1'))
    expect(undo(NOTHING, gone, reverted)).toMatchObject({ steps: [], kept: [{}] })
  })
})

describe('a conflict with the live value', () => {
  const { draft } = change(NOTHING, [unitChange('u1', 'price', 110, 100)])
  const names = [{ kind: 'instance', id: 'u1', field: 'price' }] as const
  const now = withLive(live, 'instance', 'u1', 'price', 105)

  it('is settled by keeping the entry on the live value, or by dropping it', () => {
    expect([...applySteps(draft, settle(draft, now, names, 'keep', actOf('b2'))).values()]).toMatchObject([
      { value: 110, base: 105 },
    ])
    expect(applySteps(draft, settle(draft, now, names, 'drop', actOf('b2'))).size).toBe(0)
    expect(settle(draft, live, names, 'keep', actOf('b2'))).toEqual([])
  })
})

it('reverting a new unit takes all its entries', () => {
  const { draft } = change(NOTHING, [unitChange('n1', 'exists', true, false), unitChange('n1', 'number', '9', null)])
  expect(applySteps(draft, revert(draft, [{ kind: 'instance', id: 'n1', field: 'exists' }])).size).toBe(0)
})
