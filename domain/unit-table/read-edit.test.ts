import { describe, expect, it } from 'vitest'
import { readEdit } from './read-edit.ts'
import { bookOf, unitOf } from './unit.fixture.ts'

const unit = unitOf('1', { area: 50, price: 400_000 })
const book = bookOf([unit], {
  statuses: [
    { id: 'free', name: 'Available', type: 1, color: '#2f9e68' },
    { id: 'sold', name: 'Sold', type: 3, color: '#8a857d' },
  ],
  layouts: [{ id: 'B2', type: 'living', label: '2', area: 50, plan: null, fields: {} }],
  tags: [
    { id: 't1', name: 'Terrace' },
    { id: 't2', name: 'Park side' },
  ],
})
const read = (column: Parameters<typeof readEdit>[1], text: string) => readEdit(unit, column, text, book)

describe('what somebody types into a cell', () => {
  it('is a price in every usual way of writing', () => {
    for (const text of ['445000', '445k', '445 000', '445.000', '€445,000.00']) {
      expect(read('price', text), text).toEqual({ value: 445_000 })
    }
    expect(read('price', '=+2%')).toEqual({ value: 408_000 })
    expect(read('price', '=-500.5')).toEqual({ value: 399_499.5 })
  })

  it('is no price: on request', () => {
    for (const text of ['', '0', ' ']) expect(read('price', text)).toEqual({ value: null })
  })

  it('is a fault with the likeliest reading', () => {
    expect(read('price', '479 5OO')).toEqual({ fault: 'amount', suggestion: '479500' })
    expect(read('price', 'ask')).toEqual({ fault: 'amount' })
    expect(read('price', '-1')).toEqual({ fault: 'amount' })
    expect(readEdit({ ...unit, price: null }, 'price', '=+2%', book)).toEqual({ fault: 'no_price' })
    expect(read('number', '')).toEqual({ fault: 'number' })
    expect(read('status', 'gone')).toEqual({ fault: 'status' })
  })

  it('names one or several of a list, in any case', () => {
    expect(read('status', 'sold')).toEqual({ value: 'sold' })
    expect(read('layout', 'b2')).toEqual({ value: 'B2' })
    expect(read('tags', 'park side; Terrace, terrace')).toEqual({ value: ['t2', 't1'] })
    expect(read('tags', '')).toEqual({ value: null })
    expect(read('tags', 'Terrace, Pool')).toEqual({ fault: 'tags', unknown: ['Pool'] })
  })

  it('is a price for one unit of area, from which the price is computed', () => {
    // 8,123 × 50 = 406,150, to the nearest hundred.
    expect(read('per_area', '8123')).toMatchObject({ value: 406_200, forArea: { exact: 406_150, area: 50 } })
    // 400,000 / 50 = 8,000; 1 % more is 8,080, and 8,080 × 50 = 404,000.
    expect(read('per_area', '=+1%')).toMatchObject({ value: 404_000 })
    expect(read('per_area', '')).toEqual({ value: 400_000 })
    expect(read('per_area', 'ask')).toEqual({ fault: 'amount' })
    expect(readEdit({ ...unit, area: null }, 'per_area', '8000', book)).toEqual({ fault: 'no_area' })
  })

  it('is a length or a count within the limits of its field, or none', () => {
    for (const text of ['2.7', '2.70 m', '2.7m']) expect(read('ceiling_height', text), text).toEqual({ value: 2.7 })
    expect(readEdit(unit, 'ceiling_height', '2,7 м', { ...book, lang: 'ru' })).toEqual({ value: 2.7 })
    expect(read('ceiling_height', '')).toEqual({ value: null })
    for (const text of ['0', '101', 'high'])
      expect(read('ceiling_height', text), text).toMatchObject({ fault: 'figure' })
    expect(read('storeys_total', '16')).toEqual({ value: 16 })
    for (const text of ['0', '1.5', '1001']) expect(read('storeys_total', text), text).toEqual({ fault: 'figure' })
  })

  it('is yes, or nothing, in any of our languages', () => {
    for (const text of ['yes', 'Да', '1']) expect(read('euro_layout', text), text).toEqual({ value: true })
    for (const text of ['no', 'нет', '']) expect(read('euro_layout', text), text).toEqual({ value: null })
    expect(read('euro_layout', 'maybe')).toEqual({ fault: 'flag' })
  })

  it('changes nothing in a computed column', () => {
    expect(read('rooms', '3')).toEqual({ fault: 'readonly' })
  })
})
