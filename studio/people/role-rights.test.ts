import { expect, it } from 'vitest'
import { ROLES } from '#domain/account/role.ts'
import { roleRights } from './role-rights.ts'

it('says what each role may do in the Studio', () => {
  const rows = roleRights().map(({ act, roles }) => [act, ROLES.filter((role) => roles.has(role)).join(' ')])
  expect(rows).toEqual([
    ['people.may.see', 'owner editor sales reader'],
    ['people.may.sell', 'owner editor sales'],
    ['people.may.change', 'owner editor'],
    ['people.may.publish', 'owner editor'],
    ['people.may.requests', 'owner sales'],
    ['people.may.people', 'owner'],
    ['people.may.settings', 'owner'],
  ])
})
