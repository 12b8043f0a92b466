import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readQueryPairs } from '#domain/address/query-pairs.ts'
import { analyticsToStart } from './analytics.ts'
import { MAX_COOKIE_VALUE } from './cookie.ts'
import { favouritesCookie, formatFavourites, parseFavourites, restoreFavourites } from './favourites.ts'
import { parseTracking, parseUtm, sourceCookie, trackingFrom, utmFrom } from './source.ts'

describe('favourites', () => {
  test('are restored to their positions, and later additions stay', () => {
    expect(restoreFavourites([5, 8], [5, 6, 7, 8], [6, 7])).toEqual([5, 6, 7, 8])
    expect(restoreFavourites([5, 8, 9], [5, 6, 8], [6])).toEqual([5, 6, 8, 9])
    expect(restoreFavourites([], [5, 6], [6])).toEqual([6])
    expect(restoreFavourites([6], [5, 6], [6])).toEqual([6])
  })

  test('are kept for a year in a secure cookie named after the catalogue', () => {
    expect(favouritesCookie('gic', 12, [5, 7])).toEqual({
      name: 'favorites_gic_12',
      value: '5.7',
      maxAge: 31_536_000,
      secure: true,
    })
  })

  test('are the same after storing and reading', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat()), (ids) => {
        expect(parseFavourites(formatFavourites(ids))).toEqual(ids)
      }),
    )
  })

  test('drop invalid ids', () => {
    expect(parseFavourites('5.x.7.-1.5..8')).toEqual([5, 7, 8])
    expect(parseFavourites('')).toEqual([])
  })

  test('drop the oldest if the cookie is too small', () => {
    const many = Array.from({ length: 1000 }, (_, index) => 100_000 + index)
    const { value } = favouritesCookie('ic', 1, many)
    expect(value.length).toBeLessThanOrEqual(MAX_COOKIE_VALUE)
    expect(value.endsWith('.100999')).toBe(true)
  })
})

describe('where a visitor comes from', () => {
  const query = readQueryPairs('?utm_source=ya&utm_medium=cpc&utm_term=&gclid=abc&other=1&rooms=2')

  test('is read from UTM fields, click ids and a referrer on another site', () => {
    expect(utmFrom(query)).toEqual({ utm_source: 'ya', utm_medium: 'cpc' })
    const site = 'https://news.example/article?id=1'
    expect(trackingFrom(query, site, 'catalogue.example')).toEqual({ gclid: 'abc', referrer: site })
  })

  test('is not the catalogue’s own site, and not an empty referrer', () => {
    const nothing = new Map<string, string>()
    expect(trackingFrom(nothing, 'https://catalogue.example/harbour', 'catalogue.example')).toEqual({})
    expect(trackingFrom(nothing, '', 'catalogue.example')).toEqual({})
    expect(trackingFrom(nothing, 'about:client', 'catalogue.example')).toEqual({})
  })

  test('is the referrer of the host page rather than the host page itself', () => {
    const told = (referrer: string) => new Map([['referrer', referrer]])
    const [host, search] = ['https://developer.example/', 'https://search.example/']
    expect(trackingFrom(told(search), host, 'catalogue.example')).toEqual({ referrer: search })
    expect(trackingFrom(told('javascript:alert(1)'), host, 'catalogue.example')).toEqual({ referrer: host })
    expect(trackingFrom(told('https://catalogue.example/'), '', 'catalogue.example')).toEqual({})
  })

  test('is stored for seven days', () => {
    const cookie = sourceCookie('utm', { utm_source: 'ya;a' }, '')
    expect(cookie).toMatchObject({ name: 'utm', maxAge: 604_800, secure: true })
    expect(cookie?.value).toMatch(/^[\w%.~-]+$/)
    expect(parseUtm(cookie?.value ?? '')).toEqual({ utm_source: 'ya;a' })
  })

  test('is stored only if something was found, and never overwritten', () => {
    expect(sourceCookie('utm', {}, '')).toBeNull()
    expect(sourceCookie('tracking', { gclid: 'new' }, 'old')).toBeNull()
    expect(sourceCookie('tracking', { gclid: 'new' }, '')).not.toBeNull()
  })

  test('shortens values that are too long for the cookie', () => {
    const utm = utmFrom(new Map([['utm_source', 'x'.repeat(10_000)]]))
    expect(utm.utm_source).toHaveLength(300)
  })

  test('is empty if the stored value is damaged', () => {
    for (const value of ['', '%', 'null', '5', '%7B', encodeURIComponent('{"utm_source":5,"x":"y"}')]) {
      expect(parseUtm(value), value).toEqual({})
      expect(parseTracking(value), value).toEqual({})
    }
  })
})

describe('analytics', () => {
  const ids = { metrika_id: '1', gtm_id: 'GTM-1', rpt: { src: 'https://rpt.example/a.js' } }

  test('start only with their ids', () => {
    expect(analyticsToStart(ids, false)).toEqual(['metrika', 'gtm', 'rpt'])
    expect(analyticsToStart({ ...ids, gtm_id: null, rpt: null }, false)).toEqual(['metrika'])
    expect(analyticsToStart({ metrika_id: null, gtm_id: null, rpt: null }, false)).toEqual([])
  })

  test('never start inside a CRM', () => {
    expect(analyticsToStart(ids, true)).toEqual([])
  })
})
