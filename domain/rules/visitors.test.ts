import { describe, expect, test } from 'vitest'
import type { Address } from '#domain/address/address.ts'
import { DEFAULT_VIEW_STATE } from '#domain/address/query.ts'
import { readQueryPairs } from '#domain/address/query-pairs.ts'
import { anInstance, chessOf, instanceIn, project, SOLD } from '#domain/chess/chess.fixture.ts'
import { COMPARE_LIMIT } from '#domain/compare/compare-row.ts'
import { compareUnits } from '#domain/compare/compare-units.ts'
import { EMPTY_FILTER } from '#domain/filter/filter.ts'
import { findPanelText } from '#domain/overlay/panel-text.ts'
import { isPromoactionOn } from '#domain/project/promoaction-days.ts'
import { BREAKPOINTS } from '#domain/screen/screen-size.ts'
import { sharedListPath, sharedPath } from '#domain/share/shared-path.ts'
import { chooseTheme, isDark, themeColour } from '#domain/theme/theme.ts'
import { analyticsToStart } from '#domain/visitor/analytics.ts'
import { favouritesCookie, restoreFavourites } from '#domain/visitor/favourites.ts'
import { sourceCookie, trackingFrom, utmFrom } from '#domain/visitor/source.ts'

const address: Address = {
  lang: 'en',
  firstToken: 'harbour',
  secondToken: null,
  page: { name: 'chess' },
  panel: { type: 'details', context: 'instance', id: 12 },
}

/** A row of the comparison of three units: 120,000, 150,000 less 10 %, and a sold one with a promotion. */
function compared(field: 'price' | 'promoactions') {
  const chess = chessOf([
    anInstance({ id: 1, price: 120_000 }),
    anInstance({ id: 2, price: 150_000, promoactions: [2] }),
    anInstance({ id: 3, price: 90_000, promoactions: [2], status_id: SOLD }),
  ])
  const units = [1, 2, 3].map((id) => ({ instance: instanceIn(chess, id), project }))
  return compareUnits(units).find((row) => row.field === field)
}

describe('Favourites, comparison and shared links', () => {
  test('Favourites are kept for a year, separately for each catalogue', () => {
    expect(favouritesCookie('ic', 12, [3, 1, 2])).toEqual({
      name: 'favorites_ic_12',
      value: '3.1.2',
      maxAge: 365 * 24 * 60 * 60,
      secure: true,
    })
  })

  test('A list that is too long for its cookie loses the oldest units', () => {
    // Six digits and a dot: 543 × 7 − 1 = 3,800 characters
    const ids = Array.from({ length: 600 }, (_, index) => 100_000 + index)
    const kept = favouritesCookie('ic', 12, ids).value.split('.')
    expect([kept.length, kept[0]]).toEqual([543, String(100_000 + 57)])
  })

  test('Undo puts a favourite back in its place', () => {
    expect(restoreFavourites([1, 3, 4], [1, 2, 3], [2])).toEqual([1, 2, 3, 4])
  })

  test('A shared list carries its units in the address', () => {
    expect(sharedListPath({ ...address, panel: null }, [3, 1])).toBe('/en/harbour/favorites?units=3,1')
  })

  test('A shared link opens the same page, panel and filter', () => {
    const view = { ...DEFAULT_VIEW_STATE, filter: { ...EMPTY_FILTER, rooms: ['2'] } }
    expect(sharedPath(address, view, [3, 1])).toBe('/en/harbour/chess/details/instance/12?rooms=2')
  })

  test('The best value of a comparison never goes to a unit that is not free', () => {
    const row = compared('price')
    expect(row?.best).toEqual({ word: 'lowest', at: [0] })
    expect(row?.values).toMatchObject([{ amount: 120_000 }, { amount: 150_000 - 15_000 }, { kind: 'status' }])
    expect(COMPARE_LIMIT).toBe(4)
  })
})

describe('Promotions and tags', () => {
  test('Promotions of a unit that is not free are not shown', () => {
    expect(compared('promoactions')?.values.map((value) => value?.kind ?? null)).toEqual([null, 'promoactions', null])
  })

  test('A promotion with a description opens a panel', () => {
    const promoactions = [
      { id: 1, sale: 5, name: 'Autumn', description: '<p>For two-room homes</p>', until: '2026-11-30' },
      { id: 2, sale: 10, name: 'Early bird' },
    ]
    const sources = { templates: {}, promoactions, tags: [] }
    expect(findPanelText('promoaction/1', sources)).toEqual({
      title: 'Autumn',
      html: '<p>For two-room homes</p>',
      until: '2026-11-30',
    })
    expect(findPanelText('promoaction/2', sources)).toBeNull()
  })

  test('A promotion counts from its first to its last day in the time zone of the project', () => {
    const days = { first_day: '2026-05-01', until: '2026-05-31' }
    const counts = (moment: string) => isPromoactionOn(days, 'Europe/Podgorica', new Date(moment))
    expect(['2026-04-30T21:59:00Z', '2026-04-30T22:00:00Z'].map(counts)).toEqual([false, true])
    expect(['2026-05-31T21:59:00Z', '2026-05-31T22:00:00Z'].map(counts)).toEqual([true, false])
  })

  test('Without a time zone a promotion counts until its last day is over everywhere on Earth', () => {
    const days = { first_day: '2026-05-01', until: '2026-05-01' }
    const counts = (moment: string) => isPromoactionOn(days, null, new Date(moment))
    expect(['2026-04-30T09:59:00Z', '2026-04-30T10:00:00Z'].map(counts)).toEqual([false, true])
    expect(['2026-05-02T11:59:00Z', '2026-05-02T12:00:00Z'].map(counts)).toEqual([true, false])
  })
})

describe('Campaigns and analytics', () => {
  test('The first campaign is kept for seven days', () => {
    const found = utmFrom(readQueryPairs('?utm_source=newsletter&rooms=2'))
    const cookie = sourceCookie('utm', found, '')
    expect(found).toEqual({ utm_source: 'newsletter' })
    expect(cookie?.maxAge).toBe(7 * 24 * 60 * 60)
    expect(sourceCookie('utm', { utm_source: 'banner' }, cookie?.value ?? '')).toBeNull()
    expect(sourceCookie('utm', {}, '')).toBeNull()
  })

  test('Only a referrer on another site counts', () => {
    const query = readQueryPairs('?gclid=abc')
    const from = (referrer: string) => trackingFrom(query, referrer, 'catalogue.example')
    expect(from('https://search.example/')).toEqual({ gclid: 'abc', referrer: 'https://search.example/' })
    expect(from('https://catalogue.example/harbour')).toEqual({ gclid: 'abc' })
  })

  test('Analytics start only with an id, and never inside a CRM', () => {
    const ids = { metrika_id: '101', gtm_id: null, rpt: null }
    expect(analyticsToStart(ids, false)).toEqual(['metrika'])
    expect(analyticsToStart(ids, true)).toEqual([])
  })
})

describe('Themes and screens', () => {
  test('The visitor’s theme comes before the catalogue’s, and light is the default', () => {
    expect([chooseTheme('dark', 'light'), chooseTheme(null, 'dark'), chooseTheme(null, null)]).toEqual([
      'dark',
      'dark',
      'light',
    ])
    expect(themeColour(isDark('device', true))).toBe('#000000')
    expect(themeColour(isDark('light', true))).toBe('#ffffff')
  })

  test('Screens are small below 48 rem and medium below 64 rem', () => {
    expect(BREAKPOINTS).toEqual({ medium: 48, large: 64 })
  })
})
