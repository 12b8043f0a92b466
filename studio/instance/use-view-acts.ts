import { MAX_STAFF_VIEWS } from '#contract/staff-view-limits.ts'
import type { StaffViewPatch } from '#contract/staff-views.ts'
import { type ViewContent, writeContent } from '#domain/unit-table/saved-view.ts'
import { errorKey, isConflict, isSignedOut } from '#studio/api/error-message.ts'
import { dataOf, ManageError, manage } from '#studio/api/manage.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useSignedOut } from '#studio/person/signed-out-context.ts'
import { useProject } from '#studio/project/project-context.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import type { SavedView } from './use-saved-views.ts'
import type { UnitLayoutChoice } from './use-unit-layout.ts'
import type { UnitList } from './use-unit-list.ts'

/** What people do with saved views. Each resolves to whether it succeeded; a failure is told as a toast. */
interface ViewActs {
  readonly save: (name: string, shared: boolean, content: ViewContent) => Promise<boolean>
  readonly rename: (view: SavedView, name: string) => Promise<boolean>
  readonly update: (view: SavedView, content: ViewContent) => Promise<boolean>
  readonly share: (view: SavedView, shared: boolean) => Promise<boolean>
  readonly remove: (view: SavedView) => Promise<boolean>
}

/** Saves and changes views, and shows what has come of it. */
export function useViewActs(list: UnitList, layout: UnitLayoutChoice): ViewActs {
  const { t } = useTranslator()
  const showToast = useToast()
  const onSignedOut = useSignedOut()
  const projectId = Number(useProject().catalogue.project_id)
  const { saved, onView } = list
  const tell = (error: unknown) => {
    if (isSignedOut(error)) return onSignedOut()
    const isGone = error instanceof ManageError && error.code === 'not_found'
    const text = isConflict(error)
      ? t('units.saved.too_many', { max: MAX_STAFF_VIEWS })
      : t(isGone ? 'units.saved.gone' : errorKey(error))
    showToast({ text, icon: 'alert' })
    if (isGone) void saved.reload()
  }
  const run = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      tell(error)
      return false
    }
  }
  const change = (view: number, body: StaffViewPatch) =>
    manage('updateStaffView', { params: { id: projectId, view }, body })
  /** Opens the view as it is stored, without what was changed since. */
  const open = async (id: number) => {
    await saved.reload()
    layout.onReset()
    onView(id)
  }
  return {
    save: (name, shared, content) =>
      run(async () => {
        const body = { name, shared, content: writeContent(content) }
        const { id } = dataOf(await manage('createStaffView', { params: { id: projectId }, body }))
        await open(id)
        showToast({ text: t('units.saved.done', { name }), icon: 'check' })
      }),
    rename: ({ id }, name) =>
      run(async () => {
        await change(id, { name })
        await saved.reload()
      }),
    update: ({ id, name }, content) =>
      run(async () => {
        await change(id, { content: writeContent(content) })
        await open(id)
        showToast({ text: t('units.saved.done', { name }), icon: 'check' })
      }),
    share: ({ id }, shared) =>
      run(async () => {
        await change(id, { shared })
        await saved.reload()
      }),
    remove: ({ id }) =>
      run(async () => {
        await manage('deleteStaffView', { params: { id: projectId, view: id } })
        onView('all')
        await saved.reload()
      }),
  }
}
