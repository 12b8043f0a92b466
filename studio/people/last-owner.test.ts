import { expect, it } from 'vitest'
import { lastOwner } from './last-owner.ts'

const owner = (id: number) => ({ id, role: 'owner', projects: null }) as const

it('is the only owner of all projects; owners of some projects and other roles do not count', () => {
  const some = { id: 2, role: 'owner' as const, projects: [7] }
  const editor = { id: 3, role: 'editor', projects: null } as const
  expect(lastOwner([owner(1), some, editor])).toBe(1)
  expect(lastOwner([owner(1), owner(4), some])).toBeNull()
  expect(lastOwner([some])).toBeNull()
})
