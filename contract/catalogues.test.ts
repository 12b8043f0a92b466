import { describe, expect, test } from 'vitest'
import { DESCRIBED_SETTINGS, OWNERS_SETTINGS } from '#domain/account/owned-fields.ts'
import { catalogueBody, cataloguePatch } from './catalogues.ts'
import { DRAFT_FIELDS } from './draft-fields.ts'

const aCatalogue = {
  type: 'InteractiveCatalogue',
  project_id: 7,
  token: 'harbour',
  name: { en: 'Harbour Quarter', ru: 'Квартал у гавани' },
  sales: { email: 'sales@example.com', lang: 'en' },
  contacts: {
    name: 'Sales office',
    company: null,
    phones: ['+382 20 123 456'],
    email: null,
    profile_type: null,
    photo_id: null,
    logo_id: null,
  },
}

describe('a new catalogue', () => {
  test.each(Object.keys(aCatalogue))('is rejected without %s; everything else has defaults', (field) => {
    expect(catalogueBody.parse(aCatalogue)).toEqual(aCatalogue)
    expect(catalogueBody.safeParse({ ...aCatalogue, [field]: undefined }).success).toBe(false)
  })

  test('has texts only in the 14 languages', () => {
    expect(catalogueBody.safeParse({ ...aCatalogue, name: { fr: 'Port' } }).success).toBe(false)
  })
})

describe('a change of a catalogue', () => {
  test('has only settings that are either for owners or for everybody who describes', () => {
    const decided: string[] = [...DESCRIBED_SETTINGS, ...OWNERS_SETTINGS]
    expect(decided.toSorted()).toEqual(Object.keys(cataloguePatch.shape).toSorted())
    // What a draft or a file can hold too.
    const ofFiles = Object.keys(DRAFT_FIELDS.catalogue).filter((field) => field !== 'root')
    expect(ofFiles.filter((field) => !decided.includes(field))).toEqual([])
  })

  const accepts = (patch: object) => cataloguePatch.safeParse(patch).success

  test('can change everything but its type and project', () => {
    expect(accepts({})).toBe(true)
    expect(accepts({ published: true, indexable: false, languages: ['en'] })).toBe(true)
    expect(accepts({ type: 'InteractiveCatalogue' })).toBe(false)
    expect(accepts({ project_id: 8 })).toBe(false)
  })

  test.each(['example.com', '*.example.com', 'localhost:3000', 'xn--e1afmkfd.xn--p1ai'])(
    'may let %s embed it',
    (host) => {
      expect(accepts({ embed_domains: [host] })).toBe(true)
    },
  )

  test.each(['https://example.com', ' Example.com/path', 'https://example.com:443/'])(
    'reads %j as its host',
    (host) => {
      expect(cataloguePatch.parse({ embed_domains: [host] }).embed_domains).toEqual(['example.com'])
    },
  )

  test('explains what is wrong with a host, without a regular expression', () => {
    const issues = cataloguePatch.safeParse({ embed_domains: ['me@example.com'] }).error?.issues
    const reason = '"me@example.com" is not a host. Write developer.example, *.developer.example or localhost:8080'
    expect(issues?.map(({ message }) => message)).toEqual([reason])
  })

  test.each(['*', "'self'", 'a.com; script-src *', 'a.com b.com', ''])(
    'rejects anything else that would get into the policy: %j',
    (host) => {
      expect(accepts({ embed_domains: [host] })).toBe(false)
    },
  )

  test('applies a policy without a host to all hosts, and rejects what is not a host', () => {
    const url = 'https://homes.example/privacy'
    expect(cataloguePatch.parse({ privacy: [{ url }] })).toEqual({ privacy: [{ domain: null, url }] })
    expect(accepts({ privacy: [{ domain: null, url }] })).toBe(true)
    expect(accepts({ privacy: [{ domain: 'homes.example', url }] })).toBe(true)
    for (const domain of ['', '*', 'https://homes.example', 7])
      expect(accepts({ privacy: [{ domain, url }] })).toBe(false)
  })

  test('rejects unknown fields inside its settings', () => {
    expect(accepts({ interactive: { enabled: true } })).toBe(true)
    expect(accepts({ interactive: { enabled: true, root: null } })).toBe(false)
    expect(accepts({ sales: { ...aCatalogue.sales, cc: 'x@example.com' } })).toBe(false)
  })
})
