import { describe, expect, it } from 'vitest'
import { firstWidth } from './unit-columns.ts'

describe('the first width of a column', () => {
  it('is that of its usual cells if the heading is short', () => {
    expect(firstWidth('price', ['Price, €'])).toBe(108)
    expect(firstWidth('number', ['№'])).toBe(firstWidth('number', ['No.']))
  })

  it('has room for long headings, more of it for wide letters', () => {
    const latin = firstWidth('layout', ['Dispozicija'])
    expect(latin).toBeGreaterThan(firstWidth('layout', ['Layout']))
    expect(firstWidth('layout', ['Планировка_'])).toBeGreaterThan(latin)
    expect(firstWidth('layout', ['户型户型户型户型户型户'])).toBeGreaterThan(firstWidth('layout', ['Планировка_']))
  })

  it('has room for the longest status and its swatch', () => {
    const names = ['Verfügbar', 'Nicht im Verkauf']
    expect(firstWidth('status', ['Status', ...names])).toBeGreaterThan(firstWidth('status', ['Nicht im Verkauf']))
    expect(firstWidth('status', ['Status', ...names])).toBe(firstWidth('status', ['Status', ...names.toReversed()]))
  })
})
