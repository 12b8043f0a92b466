import type { StaffView, StaffViewBody, StaffViewPatch } from '#contract/staff-views.ts'
import { callManage } from '#studio/api/call-manage.ts'

/** The shared views of a project and the person's own. */
export function readViews(projectId: number): Promise<readonly StaffView[]> {
  return callManage('GET', `projects/${projectId}/views`)
}

/** Saves a view. */
export function createView(projectId: number, view: StaffViewBody): Promise<StaffView> {
  return callManage('POST', `projects/${projectId}/views`, view)
}

/** Renames a view, changes what it shows, or shares it. */
export function changeView(projectId: number, id: number, patch: StaffViewPatch): Promise<StaffView> {
  return callManage('PATCH', `projects/${projectId}/views/${id}`, patch)
}

/** Deletes a view. */
export function deleteView(projectId: number, id: number): Promise<void> {
  return callManage('DELETE', `projects/${projectId}/views/${id}`)
}
