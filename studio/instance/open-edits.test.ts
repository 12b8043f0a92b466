import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type AskedEdits, NOTHING_ASKED } from '#domain/unit-table/asked-edits.ts'
import { cellKey, type FaultyTexts } from '#domain/unit-table/faulty-text.ts'
import { bookOf, unitOf } from '#domain/unit-table/unit.fixture.ts'
import { joinEdits, keepOpenEdits, openEdits, placeOfEdits, takeOpenEdits } from './open-edits.ts'

const edit = (row: string, column: string, text: string) => ({ row, column, text })
const faulty: FaultyTexts = new Map([
  [
    cellKey('u1', 'price'),
    {
      row: 'u1',
      column: 'price',
      text: '4OO',
      fault: 'amount',
      suggestion: undefined,
      unknown: [],
    },
  ],
])
const asked: AskedEdits = {
  ...NOTHING_ASKED,
  changes: [{ kind: 'instance', id: 'u2', field: 'price', value: 1, base: 2 }],
  statuses: [{ id: 'u3', from: 'free', to: 'sold' }],
}

const book = bookOf(['1', '2', '3', '4'].map((number) => unitOf(number, {})))

describe('edits that are not acts yet', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    })
    return () => vi.unstubAllGlobals()
  })

  it('are those that could not be read or wait for an answer', () => {
    const edits = [
      edit('u1', 'price', '4OO'),
      edit('u2', 'price', '1'),
      edit('u3', 'status', 'Sold'),
      edit('u4', 'price', '100'),
    ]
    expect(openEdits(edits, faulty, asked, book)).toEqual(edits.slice(0, 3))
    expect(openEdits(edits, new Map(), NOTHING_ASKED, book)).toEqual([])
  })

  it('have the newest text of a cell', () => {
    const [first, second] = [edit('u1', 'price', '4OO'), edit('u1', 'price', '5OO')]
    expect(joinEdits([first, edit('u2', 'price', 'x')], [second])).toEqual([second, edit('u2', 'price', 'x')])
  })

  it('are kept for their person, company and project, and taken once', () => {
    const place = placeOfEdits(1, 2, 7)
    keepOpenEdits(place, [edit('u1', 'price', '4OO')])
    for (const other of [placeOfEdits(1, 2, 8), placeOfEdits(1, 3, 7), placeOfEdits(2, 2, 7), placeOfEdits(2, 1, 7)])
      expect(takeOpenEdits(other)).toEqual([])
    expect(takeOpenEdits(place)).toEqual([edit('u1', 'price', '4OO')])
    expect(takeOpenEdits(place)).toEqual([])
  })

  it('end with the page where a browser keeps nothing', () => {
    vi.stubGlobal('sessionStorage', undefined)
    keepOpenEdits(placeOfEdits(1, 2, 7), [edit('u1', 'price', '4OO')])
    expect(takeOpenEdits(placeOfEdits(1, 2, 7))).toEqual([])
  })
})
