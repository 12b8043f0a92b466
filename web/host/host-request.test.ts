import { describe, expect, test } from 'vitest'
import { readHostRequest } from './host-request.ts'

const policy = { embedDomains: ['a.example'], ownOrigin: 'https://catalogue.example' }

/** The handler calls that a message causes. */
function callsOf(data: unknown, origin = 'https://a.example'): readonly unknown[] {
  const calls: unknown[] = []
  readHostRequest(
    data,
    origin,
    policy,
  )?.({
    onNavigate: (fullPath, replace) => calls.push(['navigate', fullPath, replace]),
    onTheme: (theme) => calls.push(['theme', theme]),
    onLanguage: (lang) => calls.push(['lang', lang]),
  })
  return calls
}

const message = (fields: object) => ({ source: 'vitrine-host', v: 1, ...fields })

describe('a request of the host page', () => {
  test('reaches its handler', () => {
    expect(callsOf(message({ type: 'navigate', fullPath: '/harbour/chess?rooms=1' }))).toEqual([
      ['navigate', '/harbour/chess?rooms=1', false],
    ])
    expect(callsOf(message({ type: 'navigate', fullPath: '/harbour', replace: true }))).toEqual([
      ['navigate', '/harbour', true],
    ])
    expect(callsOf(message({ type: 'theme', theme: 'dark' }))).toEqual([['theme', 'dark']])
    expect(callsOf(message({ type: 'lang', lang: 'ar' }))).toEqual([['lang', 'ar']])
  })

  test('is ignored when it comes from a page that may not embed the catalogue', () => {
    expect(callsOf(message({ type: 'theme', theme: 'dark' }), 'https://b.example')).toEqual([])
    expect(callsOf(message({ type: 'theme', theme: 'dark' }), 'null')).toEqual([])
  })

  test.each([
    null,
    'navigate',
    { type: 'theme', theme: 'dark' },
    message({ type: 'theme', theme: 'pink' }),
    message({ type: 'lang', lang: 'xx' }),
    message({ type: 'navigate', fullPath: '//evil.example' }),
    message({ type: 'navigate', fullPath: 'javascript:alert(1)' }),
  ])('is ignored when malformed: %j', (data) => {
    expect(callsOf(data)).toEqual([])
  })
})
