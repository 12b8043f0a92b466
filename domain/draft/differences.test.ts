import { expect, it } from 'vitest'
import { differences } from './differences.ts'
import { editAll } from './edit.ts'
import { type Entity, entityKey, type Snapshot } from './entity.ts'
import { applyEntries } from './entry.ts'

const snapshot = (...entities: Entity[]): Snapshot => new Map(entities.map((entity) => [entityKey(entity), entity]))
const layout = (id: string, fields: Entity['fields']): Entity => ({ kind: 'layout', id, fields })
const order = (...ids: string[]): Entity => ({ kind: 'order', id: 'layouts', fields: { ids } })
const ACT = { by: { kind: 'person', id: 1 }, at: '2026-03-01T12:00:00.000Z', batch: 'b' }

it('turn one state into the other, also as a draft', () => {
  const from = snapshot(order('A', 'B'), layout('A', { label: '2', plan: 'a.svg' }), layout('B', { label: '3' }))
  const to = snapshot(order('C', 'A'), layout('A', { label: '4' }), layout('C', { label: '1' }))
  const changes = differences(from, to)
  expect(changes).toEqual([
    { kind: 'layout', id: 'B', field: 'exists', value: false, base: true },
    { kind: 'order', id: 'layouts', field: 'ids', value: ['C', 'A'], base: ['A', 'B'] },
    { kind: 'layout', id: 'A', field: 'label', value: '4', base: '2' },
    { kind: 'layout', id: 'A', field: 'plan', value: null, base: 'a.svg' },
    { kind: 'layout', id: 'C', field: 'exists', value: true, base: false },
    { kind: 'layout', id: 'C', field: 'label', value: '1', base: null },
  ])
  const { steps, conflicts, refusals } = editAll(new Map(), from, changes, ACT)
  expect([conflicts, refusals]).toEqual([[], []])
  const next = applyEntries(
    from,
    steps.flatMap(({ after }) => after ?? []),
  )
  expect(new Map([...next].toSorted())).toEqual(new Map([...to].toSorted()))
})

it('are none between equal states', () => {
  const state = snapshot(order('A'), layout('A', { label: '2' }))
  expect(differences(state, state)).toEqual([])
})
