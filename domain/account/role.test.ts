import { expect, test } from 'vitest'
import {
  coversProjects,
  coversRole,
  DUTIES,
  type Duty,
  hasDuty,
  lockedCatalogueFields,
  lockedUnitFields,
  ROLES,
} from './role.ts'

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

test('a role gives away only what it may do itself', () => {
  const pairs = ROLES.map((role) => [role, ROLES.filter((other) => coversRole(role, other)).join(' ')])
  expect(Object.fromEntries(pairs)).toEqual({
    owner: 'owner editor sales reader',
    editor: 'editor reader',
    sales: 'sales reader',
    reader: 'reader',
  })
})

test('who is narrowed to projects gives away some of them, never all', () => {
  expect(coversProjects(null, null)).toBe(true)
  expect(coversProjects(null, [1])).toBe(true)
  expect(coversProjects([1, 2], [2])).toBe(true)
  expect(coversProjects([1], [1, 2])).toBe(false)
  expect(coversProjects([1], null)).toBe(false)
})

test('who only sells changes statuses of units and nothing else of them', () => {
  expect(lockedUnitFields('sales', ['id', 'status_id', 'price', 'tags'])).toEqual(['price', 'tags'])
  expect(lockedUnitFields('editor', ['id', 'status_id', 'price', 'tags'])).toEqual([])
})

test('only an owner changes domains and where requests go', () => {
  expect(lockedCatalogueFields('editor', ['name', 'sales', 'embed_domains', 'privacy'])).toEqual([
    'sales',
    'embed_domains',
    'privacy',
  ])
  expect(lockedCatalogueFields('owner', ['sales'])).toEqual([])
})
