import { beforeEach, expect, test, vi } from 'vitest'
import { takeHandedOver } from '#web/api/handed-over.ts'
import { handOver, windowNameOf } from './hand-over.ts'

const unit = new URL('https://homes.example/en/harbour/chess/details/instance/7?rooms=2')

beforeEach(() => {
  const kept: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(kept, { [key]: value }),
    removeItem: (key: string) => void delete kept[key],
  }
  // A Storage object lists its keys as its own properties.
  vi.stubGlobal('localStorage', new Proxy(kept, { get: (_, name) => Reflect.get(methods, name) }))
  vi.stubGlobal('window', { name: '' })
  vi.stubGlobal('location', unit)
})

test('a new tab takes the context that was left for its address, once', () => {
  handOver('a.b.c', unit, Date.now())
  expect(takeHandedOver()).toBe('a.b.c')
  expect(takeHandedOver()).toBeNull()
})

test('a context is not taken at another address or after it has expired', () => {
  handOver('old', unit, Date.now() - 3_600_000)
  expect(takeHandedOver()).toBeNull()
  handOver('old', unit, Date.now() - 3_600_000)
  handOver('a.b.c', new URL('https://homes.example/en/harbour'), Date.now())
  expect(takeHandedOver()).toBeNull()
  expect(Object.keys(localStorage)).toEqual(['vitrine-crm:/en/harbour'])
})

test('a frame passes the context in the window name, which is cleared when read', () => {
  window.name = windowNameOf('a.b-c', Date.now())
  expect(takeHandedOver()).toBe('a.b-c')
  expect(window.name).toBe('')
})
