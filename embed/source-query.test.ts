import { expect, test } from 'vitest'
import { sourceQuery } from './source-query.ts'

const host = 'developer.example'

test('contains campaigns, click ids and the referrer of the host page', () => {
  const search = '?utm_source=a%20b&utm_campaign=c&utm_content=&utm_medium=m&utm_term=t&yclid=1&gclid=2&page=3&token=x'
  expect([...sourceQuery({ search, referrer: 'https://search.example/?q=homes', host })]).toEqual([
    ['utm_source', 'a b'],
    ['utm_campaign', 'c'],
    ['utm_content', ''],
    ['utm_medium', 'm'],
    ['utm_term', 't'],
    ['yclid', '1'],
    ['gclid', '2'],
    ['referrer', 'https://search.example/?q=homes'],
  ])
})

test('is empty for a visitor who comes from another page of the host', () => {
  expect(String(sourceQuery({ search: '', referrer: 'https://developer.example/news', host }))).toBe('')
  expect(String(sourceQuery({ search: '', referrer: '', host }))).toBe('')
})
