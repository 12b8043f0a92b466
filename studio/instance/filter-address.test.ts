import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAskedList, writeAskedList } from './filter-address.ts'

const LIST = {
  mode: 'chess',
  view: 'held',
  filter: {
    sought: 'sea & sun',
    limits: [
      { column: 'price', op: 'between', values: ['400000', '500000'] },
      { column: 'tags', op: 'any', values: ['a,b', 'c;d:e', '100%'] },
    ],
  },
} as const

describe('the address of a list', () => {
  it('is read as it is written, and can be read by people', () => {
    expect(readAskedList(writeAskedList(LIST))).toEqual(LIST)
    expect(writeAskedList({ ...LIST, filter: { sought: '', limits: [LIST.filter.limits[0]] } })).toBe(
      '?as=chess&view=held&filter=price:between,400000,500000',
    )
    expect(writeAskedList({ mode: 'table', view: 'all', filter: null })).toBe('')
    expect(writeAskedList({ mode: 'table', view: 'all', filter: { sought: '', limits: [] } })).toBe('')
  })

  it('keeps that the filter of a saved view was removed', () => {
    const cleared = { mode: 'table', view: 12, filter: { sought: '', limits: [] } } as const
    expect(writeAskedList(cleared)).toBe('?view=12&filter=')
    expect(readAskedList('?view=12&filter=')).toEqual(cleared)
    expect(readAskedList('?view=12')).toEqual({ mode: 'table', view: 12, filter: null })
  })

  it('ignores what is wrong in it', () => {
    expect(readAskedList('?view=nobody')).toEqual({ mode: 'table', view: 'all', filter: null })
    expect(readAskedList('?view=-3')).toEqual({ mode: 'table', view: 'all', filter: null })
    expect(readAskedList('?filter=price:least,many;colour:is,red;;storey:is,2;storey:is,3;tags:any,%25')).toEqual({
      mode: 'table',
      view: 'all',
      filter: { sought: '', limits: [{ column: 'storey', op: 'is', values: ['2'] }] },
    })
  })

  it('never fails, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (filter, view) => {
        const asked = readAskedList(`?${new URLSearchParams({ filter, view })}`)
        expect(readAskedList(writeAskedList(asked)).view).toBe(asked.view)
      }),
    )
    expect(() => readAskedList('?filter=%&view=%E0%A4%A')).not.toThrow()
  })
})
