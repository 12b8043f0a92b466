import { useMemo, useState } from 'react'
import type { Catalogue } from '#contract/catalogues.ts'
import type { ManagedDraftEntry } from '#contract/drafts.ts'
import type { Publication } from '#contract/publications.ts'
import { countChanges } from '#domain/draft/changes.ts'
import { type FieldName, fieldKey } from '#domain/draft/entity.ts'
import { nameOf } from '#domain/draft/entry.ts'
import { ManageError } from '#studio/api/call-manage.ts'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { draftHome } from '#studio/draft/draft-path.ts'
import { useStaffEvents } from '#studio/event/staff-event-context.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { type ChangeRow, rowsOf } from './change-groups.ts'
import type { DraftList } from './draft-list.ts'
import { compareByName, namesIn } from './entity-names.ts'
import { isOvertaken } from './problems.ts'
import type { PublishDone } from './publish-box.tsx'
import {
  changeCatalogue,
  publishEntries,
  revertEntries,
  settleConflicts,
  stoppedBy,
  undoBatch,
  withdrawPublication,
} from './publish-calls.ts'
import { useCheck } from './use-check.ts'
import { useConflictAct } from './use-conflict-act.ts'
import { useDraft } from './use-draft.ts'
import { usePlaced } from './use-placed.ts'
import { useProjectFacts } from './use-project-facts.ts'
import { usePublications } from './use-publications.ts'
import { useVersions } from './use-versions.ts'

/** The data of the publish screen, kept current, and what can be done there. */
export function usePublish(catalogue: Catalogue) {
  const translator = useTranslator()
  const { t } = translator
  const showToast = useToast()
  const { reload: reloadCatalogues } = useCatalogues()
  const home = draftHome(catalogue)
  const draft = useDraft(home)
  const project = useProjectFacts(catalogue)
  const publications = usePublications(home)
  const versions = useVersions(home)
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())
  const [done, setDone] = useState<PublishDone | null>(null)
  const [note, setNote] = useState('')
  const names = useMemo(
    () => namesIn(project.facts?.entities ?? [], draft.list?.entries.values() ?? []),
    [project.facts, draft.list],
  )
  const list = usePlaced(draft.list, project.facts && compareByName(translator, names))
  const rows = useMemo(() => rowsOf(list?.entries.values() ?? []), [list])
  const ticked = useMemo(() => rows.filter(({ key }) => !unticked.has(key)), [rows, unticked])
  const checked = useCheck(
    home,
    useMemo(() => subjectOf(list, ticked), [list, ticked]),
  )

  const reload = async () => {
    await Promise.all([draft.load(), publications.load(), versions.load()])
    // The same draft may be in conflict with what is live by now.
    checked.again()
  }
  useStaffEvents(({ kind, data }) => {
    const isHere =
      catalogue.project_id === null ? data.catalogue_id === catalogue.id : data.project_id === catalogue.project_id
    if (kind === 'draft' && isHere) void draft.load()
    if ((kind === 'publication' && isHere) || kind === 'reload') void Promise.all([reload(), project.load()])
  })
  // Each has its own spinner.
  const { act, isBusy: isEditing } = useConflictAct(() => void reload())
  const { act: actOnPlan, isBusy: isWithdrawing } = useConflictAct(() => void reload())
  const { act: actOnPublication, isBusy: isPublishing } = useConflictAct(() => void reload())

  const tick = (entries: readonly FieldName[], value: boolean) => {
    setDone(null)
    setUnticked((before) => {
      const next = new Set(before)
      for (const entry of entries) {
        if (value) next.delete(fieldKey(entry))
        else next.add(fieldKey(entry))
      }
      return next
    })
  }
  const undo = (batch: string) =>
    act(async () => {
      await undoBatch(home, batch)
      await draft.load()
    })
  /** Takes entries out of the draft, and offers to put them back. */
  const drop = (entries: readonly FieldName[]) =>
    act(async () => {
      const { batch } = await revertEntries(home, entries.map(nameOf))
      await draft.load()
      if (batch !== null) {
        showToast({
          text: t('publish.reverted', { count: countChanges(entries) }),
          action: { label: t('publish.undo'), onAction: () => void undo(batch) },
        })
      }
    })
  const settle = (entries: readonly FieldName[], keep: 'mine' | 'theirs') =>
    act(async () => {
      await settleConflicts(home, entries.map(nameOf), keep)
      await draft.load()
    })
  const publish = (at: Date | null) =>
    actOnPublication(async () => {
      setDone(null)
      const ticks = entriesOf(ticked).map((entry) => ({ ...nameOf(entry), value: entry.value }))
      try {
        const publication = await publishEntries(home, ticks, { at, note })
        setNote('')
        if (at === null) setDone({ published: publication.changes, left: rows.length - ticked.length })
        else showToast({ text: t('publish.planned_done'), icon: 'check' })
      } catch (error) {
        const stopped = stoppedBy(error)
        if (stopped && !isOvertaken(stopped)) {
          checked.replace(stopped)
          showToast({ text: t('publish.stopped'), icon: 'alert' })
          return
        }
        // The answer may be lost on its way, and the changes published all the same.
        if (!isAway(error)) throw error
        showToast({ text: t('publish.no_answer'), icon: 'alert' })
        await reload()
        return
      }
      await Promise.all([reload(), project.load(), reloadCatalogues()])
    })
  const withdraw = ({ id }: Publication) =>
    actOnPlan(async () => {
      await withdrawPublication(home, id)
      showToast({ text: t('publish.withdrawn'), icon: 'check' })
      await publications.load()
    })
  const open = () =>
    act(async () => {
      await changeCatalogue(home, 'published', true, false)
      await draft.load()
    })
  return {
    ...{
      home,
      list,
      names,
      draft,
      project,
      publications,
      versions,
      rows,
      unticked,
      ticked,
      checked,
      done,
      note,
      reload,
    },
    ...{ isEditing, isWithdrawing, isPublishing },
    acts: { tick, drop, settle, setNote, publish, withdraw, open },
  }
}

function isAway(error: unknown): boolean {
  return error instanceof ManageError && error.code === 'unavailable'
}

/** The entries of some rows. */
export function entriesOf(rows: readonly ChangeRow[]): readonly ManagedDraftEntry[] {
  return rows.flatMap(({ entries }) => entries)
}

/** What to check. A large draft is checked once, when all of it is loaded. */
function subjectOf(list: DraftList | null, ticked: readonly ChangeRow[]) {
  if (!list?.isComplete || ticked.length === 0) return null
  const entries = entriesOf(ticked)
  return { entries: entries.length === list.entries.size ? null : entries.map(nameOf) }
}
