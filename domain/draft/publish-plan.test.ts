import { describe, expect, it } from 'vitest'
import { actOf, isPublishable, liveProject, unitChange, withLive } from './draft.fixture.ts'
import { editAll } from './edit.ts'
import { applyEntries, applySteps, type Change, draftOf } from './entry.ts'
import { publishPlan } from './publish-plan.ts'

const live = liveProject()

const draftAfter = (...changes: readonly Change[]) =>
  applySteps(draftOf([]), editAll(draftOf([]), live, changes, actOf('b1')).steps)
const removal = (kind: Change['kind'], id: string): Change => ({ kind, id, field: 'exists', value: false, base: true })

describe('a publication', () => {
  it('writes only what is ticked', () => {
    const draft = draftAfter(unitChange('u1', 'price', 110, 100), unitChange('u2', 'price', 210, 200))
    const plan = publishPlan(live, draft, [{ kind: 'instance', id: 'u1', field: 'price' }])
    expect(plan.writes.map(({ id }) => id)).toEqual(['u1'])
    expect(isPublishable(plan)).toBe(true)
    expect(applyEntries(live, plan.writes).get('instance u2')).toBe(live.get('instance u2'))
  })

  it('stops at a price that changed live since, and lets an entry go that equals the live value', () => {
    const draft = draftAfter(unitChange('u1', 'price', 110, 100), unitChange('u2', 'price', 210, 200))
    const now = withLive(withLive(live, 'instance', 'u1', 'price', 105), 'instance', 'u2', 'price', 210)
    const plan = publishPlan(now, draft, draft.values())
    expect(plan.conflicts).toMatchObject([{ entry: { id: 'u1' }, live: 105, reason: 'changed' }])
    expect(plan.settled.map(({ id }) => id)).toEqual(['u2'])
    expect(isPublishable(plan)).toBe(false)
  })

  it('names what has to be ticked too: the new entity of a field and the new parent of a unit', () => {
    const storey: Change = { kind: 'storey', id: 'f3', field: 'exists', value: true, base: false }
    const draft = draftAfter(
      storey,
      { ...storey, field: 'parent', value: 's1', base: null },
      unitChange('u1', 'parent', 'f3', 'f1'),
    )
    const plan = publishPlan(live, draft, [{ kind: 'instance', id: 'u1', field: 'parent' }])
    expect(plan.needs).toEqual([{ kind: 'storey', id: 'f3', field: 'exists' }])
    const half = publishPlan(live, draft, [{ kind: 'storey', id: 'f3', field: 'parent' }])
    expect(half.needs).toEqual([{ kind: 'storey', id: 'f3', field: 'exists' }])
    expect(isPublishable(publishPlan(live, draft, draft.values()))).toBe(true)
  })

  it('of a removed storey needs what becomes of its units', () => {
    const draft = draftAfter(unitChange('u1', 'parent', 'f2', 'f1'), removal('storey', 'f1'))
    const plan = publishPlan(live, draft, [{ kind: 'storey', id: 'f1', field: 'exists' }])
    expect(plan.needs).toEqual([
      { kind: 'instance', id: 'u1', field: 'parent' },
      { kind: 'instance', id: 'u2', field: 'exists' },
    ])
    const grown = new Map(live).set('instance u9', { kind: 'instance', id: 'u9', fields: { parent: 'f1' } })
    expect(publishPlan(grown, draft, draft.values()).orphans).toEqual([{ kind: 'instance', id: 'u9' }])
  })

  it('of a change to something that is gone is a conflict, and one of something removed with it is dropped', () => {
    const draft = draftAfter(unitChange('u1', 'price', 110, 100), removal('instance', 'u1'))
    expect(publishPlan(live, draft, draft.values())).toMatchObject({
      writes: [{ field: 'exists' }],
      settled: [{ field: 'price' }],
    })
    const gone = new Map([...live].filter(([key]) => key !== 'instance u1'))
    const plan = publishPlan(gone, draftAfter(unitChange('u1', 'price', 110, 100)), [
      { kind: 'instance', id: 'u1', field: 'price' },
    ])
    expect(plan.conflicts).toMatchObject([{ reason: 'gone' }])
  })

  it('never writes the status of a unit that an import made meanwhile', () => {
    const draft = draftAfter(unitChange('n1', 'exists', true, false), unitChange('n1', 'status', 'free', null))
    const made = new Map(live).set('instance n1', {
      kind: 'instance',
      id: 'n1',
      fields: { parent: 'f1', status: 'sold' },
    })
    expect(publishPlan(made, draft, draft.values())).toMatchObject({
      writes: [],
      conflicts: [{ reason: 'live_only', live: 'sold' }],
    })
  })

  it('of a new currency needs all prices, and of a price needs the new currency', () => {
    const currency: Change = { kind: 'project', id: 'project', field: 'currency', value: 'USD', base: 'EUR' }
    const draft = draftAfter(currency, unitChange('u1', 'price', 110, 100), unitChange('u2', 'price', 210, 200))
    const label = { kind: 'project', id: 'project', field: 'currency' } as const
    const [first, second] = [
      { kind: 'instance', id: 'u1', field: 'price' },
      { kind: 'instance', id: 'u2', field: 'price' },
    ] as const
    expect(publishPlan(live, draft, [label]).needs).toEqual([first, second])
    expect(publishPlan(live, draft, [first]).needs).toEqual([label, second])
    expect(isPublishable(publishPlan(live, draft, [label, first, second]))).toBe(true)
  })

  it('reports ticked entries that somebody reverted meanwhile', () => {
    const plan = publishPlan(live, draftOf([]), [{ kind: 'instance', id: 'u1', field: 'price' }])
    expect(plan.missing).toEqual([{ kind: 'instance', id: 'u1', field: 'price' }])
    expect(isPublishable(plan)).toBe(false)
  })
})
