import { useCallback, useMemo } from 'react'
import type { StaffView } from '#contract/staff-views.ts'
import { readContent, type ViewContent } from '#domain/unit-table/saved-view.ts'
import { useStaffEvents } from '#studio/event/staff-event-context.ts'
import { useList } from '#studio/person/use-list.ts'
import { useProject } from '#studio/project/project-context.ts'
import { readViews } from './view-calls.ts'

/** A saved view with what it shows. */
export interface SavedView extends Omit<StaffView, 'content'> {
  readonly content: ViewContent
}

/** The saved views of the project: the shared ones first, then the person's own. */
export interface SavedViews {
  readonly views: readonly SavedView[]
  /** Not loaded yet. A server that does not answer counts as one without views. */
  readonly isLoading: boolean
  readonly load: () => Promise<void>
}

/** Reads the saved views of the project, and reads them again when somebody changes a shared one. */
export function useSavedViews(): SavedViews {
  const projectId = Number(useProject().catalogue.project_id)
  const { items, fault, load } = useList(useCallback(() => readViews(projectId), [projectId]))
  useStaffEvents(({ kind, data }) => {
    if (kind === 'reload' || (kind === 'view' && data.project_id === projectId)) void load()
  })
  const views = useMemo(() => {
    const read = (items ?? []).map((view) => ({ ...view, content: readContent(view.content) }))
    return [...read.filter(({ shared }) => shared), ...read.filter(({ shared }) => !shared)]
  }, [items])
  return { views, isLoading: items === null && fault === null, load }
}
