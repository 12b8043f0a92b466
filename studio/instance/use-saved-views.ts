import { useMemo } from 'react'
import type { StaffView } from '#contract/staff-views.ts'
import { readContent, type ViewContent } from '#domain/unit-table/saved-view.ts'
import { useFault } from '#studio/person/use-fault.ts'
import { useProject } from '#studio/project/project-context.ts'
import { useManaged } from '#studio/reading/use-reading.ts'

/** A saved view with what it shows. */
export interface SavedView extends Omit<StaffView, 'content'> {
  readonly content: ViewContent
}

/** The saved views of the project: the shared ones first, then the person's own. */
export interface SavedViews {
  readonly views: readonly SavedView[]
  /** Not loaded yet. A server that does not answer counts as one without views. */
  readonly isLoading: boolean
  readonly reload: () => Promise<void>
}

/** Reads the saved views of the project, and reads them again when somebody changes a shared one. */
export function useSavedViews(): SavedViews {
  const projectId = Number(useProject().catalogue.project_id)
  const { data, error, reload } = useManaged(
    'listStaffViews',
    { params: { id: projectId } },
    { on: (event) => event.kind === 'view' && event.data.project_id === projectId },
  )
  const fault = useFault(error)
  const views = useMemo(() => {
    const read = (data?.data ?? []).map((view) => ({ ...view, content: readContent(view.content) }))
    return [...read.filter(({ shared }) => shared), ...read.filter(({ shared }) => !shared)]
  }, [data])
  return { views, isLoading: data === null && fault === null, reload }
}
