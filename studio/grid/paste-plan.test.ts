import { describe, expect, it } from 'vitest'
import { smallTable } from './grid.fixture.ts'
import { planPaste } from './paste-plan.ts'

const table = smallTable({ '57': '1', '58': '2', '59': '3' })
const checkEdit = (_row: string, _column: string, text: string) => (/^\d*$/.test(text) ? null : `${text} is no price`)

describe('a plan of pasting', () => {
  it('says what fits, what does not, and what cannot be edited', () => {
    const block = [
      ['no', '10'],
      ['no', '2O'],
    ]
    const plan = planPaste(block, { top: 0, bottom: 0, first: 0, last: 0 }, table, checkEdit)
    expect(plan?.edits).toEqual([{ row: '57', column: 'price', text: '10' }])
    expect(plan?.texts.get(1)?.get(1)).toEqual({ text: '2O', fault: '2O is no price' })
    expect(plan).toMatchObject({ faults: 1, firstFault: { row: 1, column: 1 }, readOnly: 2, rowsLeftOut: 0 })
    expect(plan?.left).toEqual(['57', '58'].map((row) => ({ row, column: 'no' })))
  })

  it('shows what fits as it will read, and pastes what was copied', () => {
    const rect = { top: 0, bottom: 1, first: 1, last: 1 }
    const plan = planPaste([['1000'], ['1O']], rect, table, checkEdit, (_row, _column, text) => `${text} €`)
    expect(plan?.texts.get(0)?.get(1)?.text).toBe('1000 €')
    expect(plan?.texts.get(1)?.get(1)?.text).toBe('1O')
    expect(plan?.edits).toEqual([{ row: '57', column: 'price', text: '1000' }])
  })

  it('goes on below the selection up to the end of the table', () => {
    const block = ['10', '20', '30', '40'].map((text) => [text])
    const plan = planPaste(block, { top: 1, bottom: 1, first: 1, last: 1 }, table, checkEdit)
    expect(plan?.edits.map(({ row, text }) => [row, text])).toEqual([
      ['58', '10'],
      ['59', '20'],
    ])
    expect(plan).toMatchObject({ rect: { top: 1, bottom: 2, first: 1, last: 1 }, rowsLeftOut: 2 })
  })

  it('says how many columns have no room', () => {
    const plan = planPaste([['a', 'b', 'c']], { top: 0, bottom: 0, first: 1, last: 1 }, table, () => null)
    expect(plan).toMatchObject({ columnsLeftOut: 1, rowsLeftOut: 0, readOnly: 1 })
    expect(plan?.edits).toEqual([{ row: '57', column: 'price', text: 'a' }])
  })

  it('is nothing for an empty clipboard', () => {
    expect(planPaste([], { top: 0, bottom: 0, first: 0, last: 0 }, table, checkEdit)).toBeNull()
  })
})
