import { describe, expect, test } from 'vitest'
import { keepSource, readSource } from './keep-source.ts'
import { createKeeper } from './keeper.ts'
import { memoryPlace } from './places.ts'

const arrival = { search: '', referrer: '', ownHost: 'catalogue.example' }

describe('what brought a visitor', () => {
  test('is kept, campaign and click apart', () => {
    const keeper = createKeeper([memoryPlace()])
    keepSource(keeper, { ...arrival, search: '?utm_source=ya&rooms=1' })
    keepSource(keeper, { ...arrival, search: '?gclid=abc' })
    expect(readSource(keeper)).toEqual({ utm: { utm_source: 'ya' }, tracking: { gclid: 'abc' } })
  })

  test('is not replaced by a later visit', () => {
    const keeper = createKeeper([memoryPlace()])
    keepSource(keeper, { ...arrival, search: '?utm_source=first', referrer: 'https://news.example/' })
    keepSource(keeper, { ...arrival, search: '?utm_source=second&utm_term=x&yclid=1' })
    expect(readSource(keeper)).toEqual({
      utm: { utm_source: 'first' },
      tracking: { referrer: 'https://news.example/' },
    })
  })

  test('is nothing where he came by himself or from our own pages', () => {
    const keeper = createKeeper([memoryPlace()])
    keepSource(keeper, { ...arrival, search: '?rooms=1', referrer: 'https://catalogue.example/harbour' })
    expect(keeper.read('utm')).toBeNull()
    expect(readSource(keeper)).toEqual({ utm: {}, tracking: {} })
  })
})
