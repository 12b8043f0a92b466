import { beforeEach, expect, test, vi } from 'vitest'
import { leaveCrmContext, takeCrmContext } from './crm-context.ts'

const none = () => null

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.stubGlobal('localStorage', { getItem: none, removeItem: none })
  vi.stubGlobal('window', { name: '' })
  vi.stubGlobal('location', new URL('https://homes.example/en/harbour'))
})

test('a tab keeps its context from page to page', () => {
  expect(takeCrmContext(none)).toBeNull()
  expect(takeCrmContext(() => 'a.b.c')).toBe('a.b.c')
  expect(takeCrmContext(none)).toBe('a.b.c')
})

test('a tab that has left the CRM is never again one that analytics may start in', () => {
  takeCrmContext(() => 'a.b.c')
  leaveCrmContext()
  // Null would start them.
  expect(takeCrmContext(none)).toBe('')
})

test('what can not be a context is not sent as one', () => {
  expect(takeCrmContext(() => 'подделка')).toBe('forged')
})
