import { describe, expect, test } from 'vitest'
import { indexAfterKey, indexAfterLetter } from './roving-keys.ts'

const ROW = { count: 3, vertical: false, rtl: false }
const COLUMN = { count: 3, vertical: true, rtl: false }

describe('indexAfterKey', () => {
  test('moves along a row with left and right', () => {
    expect(indexAfterKey('ArrowRight', 0, ROW)).toBe(1)
    expect(indexAfterKey('ArrowLeft', 1, ROW)).toBe(0)
    expect(indexAfterKey('ArrowDown', 0, ROW)).toBeNull()
  })

  test('swaps left and right in right-to-left', () => {
    expect(indexAfterKey('ArrowLeft', 0, { ...ROW, rtl: true })).toBe(1)
    expect(indexAfterKey('ArrowRight', 1, { ...ROW, rtl: true })).toBe(0)
  })

  test('moves along a column with up and down in both writing directions', () => {
    expect(indexAfterKey('ArrowDown', 0, COLUMN)).toBe(1)
    expect(indexAfterKey('ArrowUp', 1, { ...COLUMN, rtl: true })).toBe(0)
    expect(indexAfterKey('ArrowRight', 0, COLUMN)).toBeNull()
  })

  test('wraps around at the ends', () => {
    expect(indexAfterKey('ArrowRight', 2, ROW)).toBe(0)
    expect(indexAfterKey('ArrowLeft', 0, ROW)).toBe(2)
  })

  test('starts at an end if nothing has the focus', () => {
    expect(indexAfterKey('ArrowDown', -1, COLUMN)).toBe(0)
    expect(indexAfterKey('ArrowUp', -1, COLUMN)).toBe(2)
  })

  test('goes to the ends with Home and End', () => {
    expect(indexAfterKey('Home', 1, ROW)).toBe(0)
    expect(indexAfterKey('End', 1, ROW)).toBe(2)
  })

  test('goes nowhere in an empty list', () => {
    expect(indexAfterKey('ArrowRight', -1, { ...ROW, count: 0 })).toBeNull()
  })
})

describe('indexAfterLetter', () => {
  const TEXTS = ['Print', 'Share', 'Save', 'Über uns']

  test('finds the next text that begins with the letter, and wraps around', () => {
    expect(indexAfterLetter('s', -1, TEXTS)).toBe(1)
    expect(indexAfterLetter('s', 1, TEXTS)).toBe(2)
    expect(indexAfterLetter('S', 2, TEXTS)).toBe(1)
    expect(indexAfterLetter('ü', 0, TEXTS)).toBe(3)
  })

  test('stays if only the current text begins with it', () => {
    expect(indexAfterLetter('p', 0, TEXTS)).toBe(0)
  })

  test('ignores spaces and keys that are not letters', () => {
    expect(indexAfterLetter('Shift', 0, TEXTS)).toBeNull()
    expect(indexAfterLetter(' ', 0, TEXTS)).toBeNull()
    expect(indexAfterLetter('x', 0, TEXTS)).toBeNull()
  })
})
