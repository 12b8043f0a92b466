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

test('analytics never start in a tab that has left the CRM', () => {
  takeCrmContext(() => 'a.b.c')
  leaveCrmContext()
  // Null would start analytics.
  expect(takeCrmContext(none)).toBe('')
})

test('a malformed context is replaced by a placeholder', () => {
  expect(takeCrmContext(() => 'подделка')).toBe('forged')
})
