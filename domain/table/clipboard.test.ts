import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatClipboard, parseClipboard, squared } from './clipboard.ts'

describe('the clipboard of a spreadsheet', () => {
  it('has cells between tabs and rows on lines, whatever ends a line', () => {
    const block = [
      ['A-1', '445 000'],
      ['A-2', ''],
    ]
    for (const text of [
      'A-1\t445 000\r\nA-2\t\r\n',
      'A-1\t445 000\nA-2\t\n',
      'A-1\t445 000\nA-2\t',
      'A-1\t445 000\rA-2\t',
    ]) {
      expect(parseClipboard(text), JSON.stringify(text)).toEqual(block)
    }
  })

  it('keeps empty rows in the middle and empty cells', () => {
    expect(parseClipboard('a\n\nb\n')).toEqual([['a'], [''], ['b']])
    expect(parseClipboard('\t\n')).toEqual([['', '']])
    expect(parseClipboard('')).toEqual([])
  })

  it('reads cells that Excel puts in quotation marks', () => {
    expect(parseClipboard('"two\nlines"\t"say ""yes"""\r\n')).toEqual([['two\nlines', 'say "yes"']])
  })

  it('leaves quotation marks alone that are part of a text', () => {
    expect(parseClipboard('"A" block\t5" pipe\n"open')).toEqual([['"A" block', '5" pipe'], ['"open']])
  })

  it('reads what it writes', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', '\r', ' ', '1', 'ж') })
    const block = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 5 })
    fc.assert(
      fc.property(block, (rows) => {
        expect(parseClipboard(formatClipboard(rows))).toEqual(rows)
      }),
    )
  })

  it('never throws and loses no letter, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const letters = text.replaceAll(/["\t\r\n]/g, '')
        expect(
          parseClipboard(text)
            .flat()
            .join('')
            .replaceAll(/["\t\r\n]/g, ''),
        ).toBe(letters)
      }),
    )
  })

  it('can be filled up to a rectangle', () => {
    expect(squared([['a'], ['b', 'c']])).toEqual([
      ['a', ''],
      ['b', 'c'],
    ])
  })
})
