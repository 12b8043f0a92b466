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
  // A storage lists its keys as its own properties.
  vi.stubGlobal('localStorage', new Proxy(kept, { get: (_, name) => Reflect.get(methods, name) }))
  vi.stubGlobal('window', { name: '' })
  vi.stubGlobal('location', unit)
})

test('a new tab gets what was left for its address, once', () => {
  handOver('a.b.c', unit, Date.now())
  expect(takeHandedOver()).toBe('a.b.c')
  expect(takeHandedOver()).toBeNull()
})

test('nothing is for another address, and nothing stays for long', () => {
  handOver('old', unit, Date.now() - 3_600_000)
  expect(takeHandedOver()).toBeNull()
  handOver('old', unit, Date.now() - 3_600_000)
  handOver('a.b.c', new URL('https://homes.example/en/harbour'), Date.now())
  expect(takeHandedOver()).toBeNull()
  expect(Object.keys(localStorage)).toEqual(['vitrine-crm:/en/harbour'])
})

test('a frame names the window that it opens, and the name is gone once it is read', () => {
  window.name = windowNameOf('a.b-c', Date.now())
  expect(takeHandedOver()).toBe('a.b-c')
  expect(window.name).toBe('')
})
