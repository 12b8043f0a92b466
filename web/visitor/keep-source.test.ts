import { describe, expect, test } from 'vitest'
import { keepSource, readSource } from './keep-source.ts'
import { createKeeper } from './keeper.ts'
import { memoryPlace } from './places.ts'

const arrival = { search: '', referrer: '', ownHost: 'catalogue.example' }

describe('the source of a visit', () => {
  test('is stored, campaign and click separately', () => {
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

  test('is empty for direct visits and visits from our own pages', () => {
    const keeper = createKeeper([memoryPlace()])
    keepSource(keeper, { ...arrival, search: '?rooms=1', referrer: 'https://catalogue.example/harbour' })
    expect(keeper.read('utm')).toBeNull()
    expect(readSource(keeper)).toEqual({ utm: {}, tracking: {} })
  })
})
