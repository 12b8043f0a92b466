import { expect, test } from 'vitest'
import { fullPathOf, withoutPrivate } from './full-path.ts'

test.each([
  ['/harbour', '', '/harbour'],
  ['/harbour', '?', '/harbour'],
  ['/harbour/chess', '?rooms=1,2&sort=cheaper', '/harbour/chess?rooms=1,2&sort=cheaper'],
  ['/harbour', '?crm=secret', '/harbour'],
  ['/harbour', '?rooms=1&crm=secret&preview=other&area=10-20', '/harbour?rooms=1&area=10-20'],
  ['/harbour', '?%63rm=secret&crmx=1', '/harbour?crmx=1'],
  ['/harbour', '?q=%&a=b%20c', '/harbour?q=%&a=b%20c'],
])('the path of %s%s is shared as %s', (pathname, search, told) => {
  expect(fullPathOf(pathname, search)).toBe(told)
})

test('a whole address is shared without private parameters', () => {
  expect(withoutPrivate('https://a.example/harbour?crm=x&rooms=1?#top')).toBe('https://a.example/harbour?rooms=1?')
  expect(withoutPrivate('')).toBe('')
})
