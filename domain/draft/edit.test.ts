import { describe, expect, it } from 'vitest'
import { ANNA, actOf, BEN, liveProject, unitChange, withLive } from './draft.fixture.ts'
import { edit, editAll } from './edit.ts'
import { applyEntries, applySteps, type Change, type Draft, draftOf } from './entry.ts'

const live = liveProject()
const NOTHING: Draft = draftOf([])

const change = (draft: Draft, changes: readonly Change[], act = actOf('b1'), at = live) => {
  const { steps, conflicts, refusals } = editAll(draft, at, changes, act)
  return { draft: applySteps(draft, steps), steps, conflicts, refusals }
}

describe('an edit of a draft', () => {
  it('keeps the live value that it was based on, and another edit keeps that base', () => {
    const first = change(NOTHING, [unitChange('u1', 'price', 110, 100)])
    const second = change(first.draft, [unitChange('u1', 'price', 120, 110)], actOf('b2'))
    expect([...second.draft.values()]).toEqual([
      expect.objectContaining({ field: 'price', value: 120, base: 100, by: ANNA, batch: 'b2' }),
    ])
  })

  it('disappears when it equals the live value again', () => {
    const { draft } = change(NOTHING, [unitChange('u1', 'price', 110, 100)])
    expect(change(draft, [unitChange('u1', 'price', 100, 110)]).draft.size).toBe(0)
  })

  it('of a value that somebody else changed is a conflict with that value, its author and its time', () => {
    const { draft } = change(NOTHING, [unitChange('u1', 'price', 110, 100)])
    const ben = change(draft, [unitChange('u1', 'price', 120, 100)], actOf('b2', BEN))
    expect(ben.conflicts).toEqual([
      { kind: 'instance', id: 'u1', field: 'price', value: 110, by: ANNA, at: actOf('b1').at },
    ])
    expect(ben.draft).toEqual(draft)
  })

  it('of another field never conflicts, and one that saw the other value replaces it', () => {
    const { draft } = change(NOTHING, [unitChange('u1', 'price', 110, 100)])
    const ben = change(
      draft,
      [unitChange('u1', 'number', '1a', '1'), unitChange('u1', 'price', 120, 110)],
      actOf('b2', BEN),
    )
    expect(ben.conflicts).toEqual([])
    expect([...ben.draft.values()].map(({ value, by }) => [value, by])).toEqual([
      [120, BEN],
      ['1a', BEN],
    ])
  })

  it('of a live value that changed meanwhile is a conflict without an author', () => {
    const { conflicts } = change(NOTHING, [unitChange('u1', 'price', 110, 90)])
    expect(conflicts).toEqual([{ kind: 'instance', id: 'u1', field: 'price', value: 100, by: null, at: null }])
  })

  it('to the value that is already there is no change, whatever it was based on', () => {
    expect(edit(NOTHING, live, unitChange('u1', 'price', 100, 90), actOf('b1'))).toEqual({ steps: [] })
  })

  it('of the status is refused for a live unit and allowed for a new one', () => {
    expect(edit(NOTHING, live, unitChange('u1', 'status', 'sold', 'free'), actOf('b1'))).toEqual({
      refused: 'live_only',
    })
    const made = change(NOTHING, [unitChange('n1', 'exists', true, false), unitChange('n1', 'status', 'sold', null)])
    expect(made.refusals).toEqual([])
    expect(made.draft.size).toBe(2)
  })

  it('of an unknown entity is refused, and so is a new one with a taken id', () => {
    const { refusals } = change(NOTHING, [
      unitChange('n1', 'price', 1, null),
      unitChange('u1', 'exists', true, false),
      { kind: 'project', id: 'project', field: 'exists', value: false, base: true },
    ])
    expect(refusals.map(({ reason }) => reason)).toEqual(['unknown', 'taken', 'single'])
  })

  it('of something that was removed in the draft is a conflict with who removed it', () => {
    const { draft } = change(NOTHING, [unitChange('u1', 'exists', false, true)])
    const ben = change(draft, [unitChange('u1', 'price', 5, 100)], actOf('b2', BEN))
    expect(ben.conflicts).toEqual([expect.objectContaining({ field: 'exists', value: false, by: ANNA })])
  })
})

describe('a removal in a draft', () => {
  it('removes everything in the entity, as one batch', () => {
    const { draft } = change(NOTHING, [{ kind: 'section', id: 's1', field: 'exists', value: false, base: true }])
    expect([...draft.values()].map(({ kind, id, value }) => [kind, id, value])).toEqual([
      ['instance', 'u1', false],
      ['instance', 'u2', false],
      ['storey', 'f1', false],
      ['instance', 'u3', false],
      ['storey', 'f2', false],
      ['section', 's1', false],
    ])
    expect(
      [...applyEntries(live, draft.values()).keys()].filter((key) => /^(instance|storey|section)/.test(key)),
    ).toEqual([])
  })

  it('leaves out units that were moved elsewhere before', () => {
    const { draft } = change(NOTHING, [unitChange('u1', 'parent', 'f2', 'f1')])
    const { steps } = change(draft, [{ kind: 'storey', id: 'f1', field: 'exists', value: false, base: true }])
    expect(steps.map(({ name }) => name.id)).toEqual(['u2', 'f1'])
  })

  it('of an entity that only the draft has takes its entries with it', () => {
    const { draft } = change(NOTHING, [unitChange('n1', 'exists', true, false), unitChange('n1', 'price', 5, null)])
    expect(change(draft, [unitChange('n1', 'exists', false, true)], actOf('b2', BEN)).draft.size).toBe(0)
  })

  it('is withdrawn by making the entity again', () => {
    const { draft } = change(NOTHING, [unitChange('u1', 'exists', false, true)])
    expect(change(draft, [unitChange('u1', 'exists', true, false)]).draft.size).toBe(0)
  })
})

it('keeps an order that was based on a list which has grown or shrunk meanwhile', () => {
  const sorted = {
    kind: 'order',
    id: 'tags',
    field: 'ids',
    value: ['terrace', 'quiet'],
    base: ['quiet', 'terrace'],
  } as const
  const grown = withLive(live, 'order', 'tags', 'ids', ['quiet', 'new', 'terrace'])
  expect(change(NOTHING, [sorted], actOf('b1'), grown).conflicts).toEqual([])
  const turned = withLive(live, 'order', 'tags', 'ids', ['terrace', 'new', 'quiet'])
  expect(change(NOTHING, [sorted], actOf('b1'), turned).conflicts).toHaveLength(1)
})
