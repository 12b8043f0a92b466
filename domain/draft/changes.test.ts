import { describe, expect, it } from 'vitest'
import { changesOf, countChanges, sumChanges } from './changes.ts'
import type { EntityKind, FieldName } from './entity.ts'

const name = (kind: EntityKind, id: string, field: string): FieldName => ({ kind, id, field })

describe('the changes that people count', () => {
  it('are one for each field of an existing entity', () => {
    const prices = [name('instance', 'u1', 'price'), name('instance', 'u1', 'extra_price')]
    expect(countChanges([...prices, name('instance', 'u2', 'price'), name('project', 'project', 'name')])).toBe(4)
    expect(countChanges([])).toBe(0)
  })

  it('are one for a new or removed entity, however many fields it has', () => {
    const building = [name('estate', 'h1', 'exists'), name('estate', 'h1', 'name')]
    const unit = (id: string) => ['number', 'exists', 'parent', 'price'].map((field) => name('instance', id, field))
    const removed = name('instance', 'u9', 'exists')
    expect(countChanges([...building, ...unit('u1'), ...unit('u2'), removed])).toBe(4)
  })

  it('keep the order of the entries, and begin with what makes or removes the entity', () => {
    const [number, exists] = [name('instance', 'u1', 'number'), name('instance', 'u1', 'exists')]
    const price = name('instance', 'u2', 'price')
    expect([...changesOf([number, price, exists]).values()]).toEqual([[exists, number], [price]])
  })

  it('tell entities of the same id and another kind apart', () => {
    expect(countChanges([name('estate', '1', 'exists'), name('section', '1', 'number')])).toBe(2)
  })

  it('are the same number from totals', () => {
    const totals = [
      { isWhole: true, entities: 24, entries: 144 },
      { isWhole: false, entities: 2, entries: 3 },
    ]
    expect(sumChanges(totals)).toBe(27)
    expect(sumChanges([])).toBe(0)
  })
})
