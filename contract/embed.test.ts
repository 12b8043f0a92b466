import { describe, expect, test } from 'vitest'
import { type FrameMessage, type HostMessage, isFrameMessage, isHostMessage } from './embed.ts'

const FOREIGN: readonly unknown[] = [null, undefined, 'ready', 5, [], {}, { type: 'ready' }, { source: 'vitrine' }]

/** Addresses that lead away from the catalogue, or nowhere. */
const NO_PATHS: readonly unknown[] = [
  '',
  'chess',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/a b',
  'https://evil.example/',
  'javascript:alert(1)',
  null,
  { toString: () => '/' },
]

describe('a message of the frame', () => {
  const from = { source: 'vitrine', v: 1 } as const
  const messages: readonly FrameMessage[] = [
    { ...from, type: 'ready' },
    { ...from, type: 'page', fullPath: '/harbour', title: 'Chess — Harbour' },
    { ...from, type: 'lead', kind: 'order', instance_id: 12 },
    { ...from, type: 'lead', kind: 'callback', instance_id: null },
    { ...from, type: 'favourites', instance_ids: [] },
    { ...from, type: 'favourites', instance_ids: [1, 2] },
  ]

  test.each(messages)('is known: $type', (message) => {
    expect(isFrameMessage(message)).toBe(true)
    expect(isHostMessage(message)).toBe(false)
  })

  test.each([
    { type: 'ready', v: 2 },
    { type: 'ready', source: 'vitrine-host' },
  ])('is not %j', (fields) => {
    expect(isFrameMessage({ ...from, ...fields })).toBe(false)
  })

  test('is neither the older page message nor a message of another script', () => {
    expect(isFrameMessage({ type: 'changeRPTModulePage', fullPath: '/' })).toBe(false)
    for (const data of FOREIGN) expect(isFrameMessage(data), String(data)).toBe(false)
  })
})

describe('a message of the host page', () => {
  const from = { source: 'vitrine-host', v: 1 } as const
  const messages: readonly HostMessage[] = [
    { ...from, type: 'navigate', fullPath: '/harbour/chess' },
    { ...from, type: 'navigate', fullPath: '/harbour/chess', replace: true },
    { ...from, type: 'theme', theme: 'device' },
    { ...from, type: 'lang', lang: 'de' },
  ]

  test.each(messages)('is known: $type', (message) => {
    expect(isHostMessage(message)).toBe(true)
    expect(isFrameMessage(message)).toBe(false)
  })

  test('never leads to another site', () => {
    for (const fullPath of NO_PATHS) {
      expect(isHostMessage({ ...from, type: 'navigate', fullPath }), String(fullPath)).toBe(false)
    }
  })

  test.each([
    { type: 'theme', theme: 'pink' },
    { type: 'lang', lang: 3 },
    { type: 'close' },
    { type: 'lang', lang: 'de', v: '1' },
    { type: 'lang', lang: 'de', source: 'vitrine' },
  ])('is not %j', (fields) => {
    expect(isHostMessage({ ...from, ...fields })).toBe(false)
  })

  test('is not a message of another script', () => {
    for (const data of FOREIGN) expect(isHostMessage(data), String(data)).toBe(false)
  })
})
