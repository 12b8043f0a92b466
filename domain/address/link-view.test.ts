import { expect, test } from 'vitest'
import { draftView, isDraftView, LIVE_VIEW, plainPath, plainToken, tokenOfView, viewOf, withView } from './link-view.ts'

test.each([
  ['harbour', 'harbour', null],
  ['harbour~live', 'harbour', 'live'],
  ['harbour~5-3.1795000000.a_b-c', 'harbour', '5-3.1795000000.a_b-c'],
  ['harbour~', 'harbour', ''],
  ['harbour~a~b', 'harbour', 'a~b'],
  ['harbour~a\nb', 'harbour', 'a\nb'],
])('%j is the link %j with the view %j', (firstToken, token, view) => {
  expect([plainToken(firstToken), viewOf(firstToken)]).toEqual([token, view])
  expect(withView(token, view)).toBe(firstToken)
})

test('a preview is shown with or without what stays hidden from visitors', () => {
  expect(draftView('5-3.17.x')).toBe('draft.5-3.17.x')
  expect(['draft.5-3.17.x', '5-3.17.x', 'live', null].map(isDraftView)).toEqual([true, false, false, false])
  expect(['draft.5-3.17.x', '5-3.17.x'].map(tokenOfView)).toEqual(['5-3.17.x', '5-3.17.x'])
})

test('the view of a link can be taken out of a path', () => {
  expect(plainPath(`/de/${withView('harbour', LIVE_VIEW)}/anna/chess`)).toBe('/de/harbour/anna/chess')
  expect(plainPath('https://catalogue.example/harbour~5-3.17.x')).toBe('https://catalogue.example/harbour')
  expect(plainPath('/harbour~live?rooms=1')).toBe('/harbour?rooms=1')
  expect(plainPath('/harbour/chess?utm_source=a~b')).toBe('/harbour/chess?utm_source=a~b')
})
