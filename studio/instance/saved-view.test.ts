import { describe, expect, it } from 'vitest'
import {
  choiceOfShown,
  FIRST_CHOICE,
  moveColumn,
  shownColumns,
  toggleColumn,
  wholeOrder,
} from '#domain/unit-table/column-order.ts'
import { isSameContent, readContent, writeContent } from '#domain/unit-table/saved-view.ts'
import { FIRST_COLUMNS, UNIT_COLUMNS } from '#domain/unit-table/unit-columns.ts'
import { FIRST_LAYOUT, readLayout } from './kept-layout.ts'

const CONTENT = {
  base: 'held',
  sought: 'sea',
  limits: [
    { column: 'price', op: 'least', values: ['1000'] },
    { column: 'tags', op: 'any', values: ['t'] },
  ],
  group: 'layout',
  columns: ['number', 'price', 'area'],
}

describe('a saved view', () => {
  it('is read as it was saved', () => {
    expect(writeContent(readContent(CONTENT))).toEqual(CONTENT)
  })

  it('of another version loses only what is not known', () => {
    const odd = {
      base: 'favourites',
      sought: '',
      group: 'colour',
      columns: ['colour', 'price', 'price', 'number'],
      limits: [...CONTENT.limits, { column: 'colour', op: 'is', values: ['red'] }],
    }
    const { base, group, columns, filter } = readContent(odd)
    expect({ base, group, columns }).toEqual({ base: 'all', group: 'storey', columns: ['number', 'price'] })
    expect(filter.limits).toEqual(CONTENT.limits)
    expect(readContent({ ...odd, columns: ['colour'] }).columns).toEqual(FIRST_COLUMNS)
  })

  it('is the same in another order of limits, but not of columns', () => {
    const view = readContent(CONTENT)
    expect(isSameContent(view, readContent({ ...CONTENT, limits: CONTENT.limits.toReversed() }))).toBe(true)
    expect(isSameContent(view, readContent({ ...CONTENT, columns: ['number', 'area', 'price'] }))).toBe(false)
  })
})

describe('columns', () => {
  it('are moved among all, and never before the number', () => {
    const moved = moveColumn(FIRST_CHOICE, 'price', 1)
    expect(moved.order.slice(0, 3)).toEqual(['number', 'price', 'estate'])
    expect(moveColumn(FIRST_CHOICE, 'price', -4)).toEqual(moved)
    expect(moveColumn(FIRST_CHOICE, 'number', 5)).toEqual(FIRST_CHOICE)
    expect(moveColumn(FIRST_CHOICE, 'price', 99).order.at(-1)).toBe('price')
  })

  it('keep their place while they are hidden', () => {
    const hidden = toggleColumn(FIRST_CHOICE, 'price')
    expect(shownColumns(hidden)).not.toContain('price')
    expect(shownColumns(toggleColumn(hidden, 'price'))).toEqual(FIRST_COLUMNS)
  })

  it('of a saved view come in its order, the others near their neighbours', () => {
    const shown = ['number', 'price', 'storey'] as const
    expect(shownColumns(choiceOfShown(shown))).toEqual(shown)
    expect(choiceOfShown(shown).order).toHaveLength(UNIT_COLUMNS.length)
    expect(wholeOrder(UNIT_COLUMNS.filter((each) => each !== 'area'))).toEqual(UNIT_COLUMNS)
  })

  it('are kept, and what is wrong in what was kept is ignored', () => {
    const layout = { group: 'none', columns: moveColumn(FIRST_CHOICE, 'price', 1), widths: { price: 200 } } as const
    expect(readLayout(JSON.stringify(layout))).toEqual(layout)
    for (const text of [null, '', '{', '[]', 'null', '{"group":1,"columns":7,"widths":[]}']) {
      expect(readLayout(text)).toEqual(FIRST_LAYOUT)
    }
    const odd = readLayout(
      '{"columns":{"order":["colour","price","area"],"hidden":["number","area"]},"widths":{"price":"x"}}',
    )
    expect(odd.columns?.order.slice(8, 11)).toEqual(['price', 'extra_price', 'per_area'])
    expect(odd.columns?.order.indexOf('area')).toBeGreaterThan(8)
    // Columns that the kept order lacks are as they are at first.
    expect(odd.columns?.hidden).toEqual(['area', ...FIRST_CHOICE.hidden])
    expect(odd.widths).toEqual({})
  })
})
