import { describe, expect, it } from 'vitest'
import { projectFile } from '#contract/project-file.ts'
import { LANGUAGE_CODES } from '#domain/language/language.ts'
import { translators } from '#i18n/i18n.fixture.ts'
import { DEFAULT_STATUSES } from './default-statuses.ts'
import { CHECKED_FIELDS, faultsOf, fileOf, type NewProject, refusedFields } from './new-project.ts'

const FILLED: NewProject = {
  name: ' Lake House ',
  token: 'lake-house',
  place: 'Shore Road 4',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  language: 'de',
  languages: ['en', 'de'],
  contact: 'Sales office',
  company: '',
  phone: '+49 7531 123456',
  email: '',
  salesEmail: ' sales@lake.example ',
  privacy: 'https://lake.example/privacy',
}

describe('a new project', () => {
  it('that is filled in has no fault, and its file is one that the server takes', () => {
    expect(faultsOf(FILLED, 'owner')).toEqual({})
    const file = projectFile.parse(fileOf(FILLED, 'random', 'owner'))
    expect(file.project).toMatchObject({ id: 'random', name: { de: 'Lake House' }, address: { de: 'Shore Road 4' } })
    expect(file.catalogue).toMatchObject({
      published: false,
      default_lang: 'de',
      languages: ['de', 'en'],
      sales: { email: 'sales@lake.example', lang: 'de' },
      contacts: { company: null, email: null, phones: ['+49 7531 123456'] },
    })
    expect(file.statuses.map(({ type, name }) => [type, Object.keys(name)])).toEqual([
      ['free', ['de', 'en']],
      ['reserved', ['de', 'en']],
      ['sold', ['de', 'en']],
    ])
  })

  it('has names of its statuses in every language', () => {
    const { statuses } = projectFile.parse(fileOf({ ...FILLED, languages: LANGUAGE_CODES }, 'random', 'owner'))
    for (const { name } of statuses) expect(Object.values(name).filter(Boolean)).toHaveLength(LANGUAGE_CODES.length)
  })

  it('that is empty has a fault at each required field, and none at those that may be left out', () => {
    const empty = { ...FILLED, name: '', token: '', contact: ' ', phone: '', email: '', salesEmail: '', privacy: '' }
    expect(Object.keys(faultsOf(empty, 'owner'))).toEqual(['name', 'token', 'contact', 'salesEmail', 'privacy'])
  })

  it('with bad values has a fault at each of them', () => {
    const wrong = { ...FILLED, token: 'a b', phone: '12', email: 'x', salesEmail: 'y@', privacy: 'lake' }
    expect(Object.keys(faultsOf(wrong, 'owner'))).toEqual(['token', 'phone', 'email', 'salesEmail', 'privacy'])
    expect(faultsOf({ ...FILLED, token: 'studio' }, 'owner')).toEqual({ token: 'new_project.error.token_reserved' })
    expect(fileOf({ ...FILLED, privacy: ' lake.example/privacy ' }, 'x', 'owner').catalogue.privacy).toEqual([
      { domain: null, url: 'https://lake.example/privacy' },
    ])
    for (const privacy of ['javascript:alert(1)', 'https://', 'ftp://x.example', 'https://a b'])
      expect(faultsOf({ ...FILLED, privacy }, 'owner').privacy, privacy).toBe('new_project.error.url')
  })

  it('shows what the server refused at its field', () => {
    const rows = [
      { path: 'catalogue.token', reason: '"x" is the address of another catalogue' },
      { path: 'catalogue.contacts.phones[0]', reason: 'Invalid' },
      { path: 'statuses[0]', reason: 'Something else' },
    ]
    const faults = refusedFields(rows)
    expect(faults).toEqual({ token: 'new_project.error.token_taken', phone: 'new_project.error.phone' })
    for (const field of Object.keys(faults)) expect(CHECKED_FIELDS).toContain(field)
  })
})

it('leaves what only owners may set to them', () => {
  const typed = { ...FILLED, salesEmail: '', privacy: '' }
  expect(faultsOf(typed, 'editor')).toEqual({})
  expect(Object.keys(fileOf(typed, 'x', 'editor').catalogue)).not.toContain('sales')
  expect(Object.keys(fileOf(typed, 'x', 'editor').catalogue)).not.toContain('privacy')
})

it('names its statuses as the catalogue does, in every language', () => {
  const KEYS = { free: 'status.1', reserved: 'status.2', sold: 'status.3' } as const
  for (const { type, names } of DEFAULT_STATUSES) {
    for (const code of LANGUAGE_CODES) expect(names[code], code).toBe(translators[code].t(KEYS[type]))
  }
})
