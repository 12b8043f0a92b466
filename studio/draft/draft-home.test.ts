import { expect, it } from 'vitest'
import { draftHome, homeCall } from './draft-home.ts'

it('is a project, or a group, which has no project', () => {
  expect(draftHome({ id: 3, project_id: 7 })).toBe('projects/7')
  expect(draftHome({ id: 3, project_id: null })).toBe('catalogues/3')
})

it('has the same calls for projects and groups', () => {
  expect(homeCall('projects/7', 'listDraft')).toEqual({ call: 'listDraft', params: { id: 7 } })
  expect(homeCall('catalogues/3', 'listDraft')).toEqual({ call: 'listGroupDraft', params: { id: 3 } })
  expect(homeCall('catalogues/3', 'undoProjectVersion').call).toBe('undoCatalogueVersion')
})

it('has no parameters without a home', () => {
  expect(homeCall(null, 'listDraft').params).toBeNull()
})
