import { describe, expect, test } from 'vitest'
import { EMBED_ORIGINS } from '#domain/media/embed-hosts.ts'
import type { AnalyticsIds } from '#domain/visitor/analytics.ts'
import { contentSecurityPolicy, type GuardedPage } from './content-security-policy.ts'

const INLINE = { scripts: new Set(["'sha256-a'", "'sha256-b'"]), styles: new Set(["'sha256-c'"]) }

const NONE: AnalyticsIds = { metrika_id: null, gtm_id: null, rpt: null }

function catalogue(analytics: Partial<AnalyticsIds> = {}): GuardedPage {
  return { page: 'catalogue', embed_domains: null, token: { analytics: { ...NONE, ...analytics } } }
}

function policyOf(page: GuardedPage): Readonly<Record<string, string>> {
  const directives = contentSecurityPolicy(INLINE, page).split('; ')
  return Object.fromEntries(directives.map((directive) => directive.split(/ (.*)/s).slice(0, 2)))
}

describe('the policy of a page', () => {
  test('allows only our own files and the scripts of this response', () => {
    expect(policyOf(catalogue())).toEqual({
      'default-src': "'self'",
      'script-src': "'self' 'sha256-a' 'sha256-b'",
      'style-src': "'self' 'sha256-c'",
      'img-src': "'self' data: blob:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'frame-src': ["'self'", ...EMBED_ORIGINS].join(' '),
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': '*',
    })
  })

  test('allows pictures, videos and panoramas from the CDN, and nothing else', () => {
    const policy = contentSecurityPolicy(INLINE, catalogue(), 'https://cdn.example/homes').split('; ')
    expect(policy.filter((directive) => directive.includes('https://cdn.example'))).toEqual([
      "img-src 'self' data: blob: https://cdn.example",
      "media-src 'self' https://cdn.example",
      "connect-src 'self' https://cdn.example",
    ])
  })

  test('allows third-party players in frames only, and only in a catalogue', () => {
    const { 'frame-src': frames, ...rest } = policyOf(catalogue())
    for (const origin of EMBED_ORIGINS) {
      expect(frames).toContain(origin)
      expect(Object.values(rest).join(' ')).not.toContain(origin)
    }
    expect(policyOf({ page: 'welcome', embed_domains: [], token: null })['frame-src']).toBe("'self'")
  })

  test("allows the catalogue's hosts to embed it, or any host by default", () => {
    const ancestors = (embed_domains: readonly string[] | null) =>
      policyOf({ ...catalogue(), embed_domains })['frame-ancestors']
    expect(ancestors(['a.example', '*.b.example:8080'])).toBe("'self' a.example *.b.example:8080")
    expect(ancestors([])).toBe("'self'")
    expect(ancestors(null)).toBe('*')
  })

  test.each([
    ['metrika_id', { metrika_id: '1' }, 'https://mc.yandex.ru'],
    ['gtm_id', { gtm_id: 'GTM-1' }, 'https://*.googletagmanager.com'],
    ['rpt', { rpt: { src: 'https://rpt.example:8443/a.js?v=1' } }, 'https://rpt.example:8443'],
  ] as const)('allows the analytics of %s, and no other', (_, analytics, origin) => {
    const policy = policyOf(catalogue(analytics))
    for (const name of ['script-src', 'img-src', 'connect-src']) expect(policy[name]).toContain(origin)
    for (const other of ['yandex', 'google', 'rpt.example'].filter((word) => !origin.includes(word)))
      expect(policy['script-src']).not.toContain(other)
  })

  test('allows no analytics outside of catalogues', () => {
    const demo = contentSecurityPolicy(INLINE, { ...catalogue({ metrika_id: '1' }), page: 'demo' })
    expect(demo).not.toContain('yandex')
  })

  test.each([
    'https://a.example;script-src/x.js',
    'https://a.example,b.example/x.js',
    "https://a'unsafe-inline'.example/",
    'https://user@a.example/x.js',
    'javascript:alert(1)',
  ])('ignores a URL that could change the policy: %s', (src) => {
    expect(policyOf(catalogue({ rpt: { src } }))).toEqual(policyOf(catalogue()))
  })
})
