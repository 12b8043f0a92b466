import { expect, test } from 'vitest'
import {
  DESCRIBED_SETTINGS,
  isLockedField,
  lockedCatalogueFields,
  lockedUnitFields,
  OWNERS_SETTINGS,
} from './owned-fields.ts'
import { coversProjects, coversRole, DUTIES, type Duty, hasDuty, ROLES } from './role.ts'

test.each<[Duty, string]>([
  ['describe', 'owner editor'],
  ['sell', 'owner editor sales'],
  ['serve', 'owner sales'],
  ['administer', 'owner'],
  ['see', 'owner editor sales reader'],
])('%s is for %s', (duty, roles) => {
  expect(ROLES.filter((role) => hasDuty(role, duty)).join(' ')).toBe(roles)
})

test('every duty is in the table above', () => {
  expect(Object.keys(DUTIES)).toEqual(['describe', 'sell', 'serve', 'administer', 'see'])
})

test('a role grants only roles whose duties it has', () => {
  const pairs = ROLES.map((role) => [role, ROLES.filter((other) => coversRole(role, other)).join(' ')])
  expect(Object.fromEntries(pairs)).toEqual({
    owner: 'owner editor sales reader',
    editor: 'editor reader',
    sales: 'sales reader',
    reader: 'reader',
  })
})

test('a key that is limited to projects grants some of them, never all projects', () => {
  expect(coversProjects(null, null)).toBe(true)
  expect(coversProjects(null, [1])).toBe(true)
  expect(coversProjects([1, 2], [2])).toBe(true)
  expect(coversProjects([1], [1, 2])).toBe(false)
  expect(coversProjects([1], null)).toBe(false)
})

test('the role sales changes only the status of a unit', () => {
  expect(lockedUnitFields('sales', ['id', 'status_id', 'price', 'tags'])).toEqual(['price', 'tags'])
  expect(lockedUnitFields('editor', ['id', 'status_id', 'price', 'tags'])).toEqual([])
})

test('only an owner changes domains, scripts, the life of data and the recipient of requests', () => {
  const all = [...DESCRIBED_SETTINGS, ...OWNERS_SETTINGS]
  expect(lockedCatalogueFields('editor', all)).toEqual(OWNERS_SETTINGS)
  expect(lockedCatalogueFields('owner', all)).toEqual([])
  expect(OWNERS_SETTINGS.toSorted()).toEqual(['analytics', 'embed_domains', 'privacy', 'retention_months', 'sales'])
})

test('a setting that nobody has decided about is for owners', () => {
  expect(lockedCatalogueFields('editor', ['name', 'a_new_one'])).toEqual(['a_new_one'])
})

test('a field of a draft is locked if it is such a setting', () => {
  expect(isLockedField('editor', { kind: 'catalogue', field: 'analytics' })).toBe(true)
  expect(isLockedField('editor', { kind: 'catalogue', field: 'root' })).toBe(false)
  expect(isLockedField('editor', { kind: 'project', field: 'analytics' })).toBe(false)
  expect(isLockedField('owner', { kind: 'catalogue', field: 'analytics' })).toBe(false)
})
