import { useMemo, useState } from 'react'
import type { Catalogue } from '#contract/catalogues.ts'
import type { ManagedDraftEntry } from '#contract/drafts.ts'
import type { Publication, PublicationCheck } from '#contract/publications.ts'
import type { FileVersion } from '#contract/versions.ts'
import { isLockedRow, rowsOf } from '#domain/draft/change-groups.ts'
import { countChanges } from '#domain/draft/changes.ts'
import { CATALOGUE, type FieldName, fieldKey } from '#domain/draft/entity.ts'
import { nameOf } from '#domain/draft/entry.ts'
import { dataOf, ManageError, manage } from '#studio/api/manage.ts'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { draftHome, homeCall } from '#studio/draft/draft-home.ts'
import { useStaffEvents } from '#studio/event/staff-event-context.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import type { DraftList, DraftRow } from './draft-list.ts'
import { compareByName, namesIn } from './entity-names.ts'
import { plannedTimes } from './planned.ts'
import { isOvertaken } from './problems.ts'
import type { PublishDone } from './publish-box.tsx'
import { RESTORING, type RestoreAct } from './restore-dialog.tsx'
import { bodyOf, type PublishSubject, useCheck } from './use-check.ts'
import { useConflictAct } from './use-conflict-act.ts'
import { useDraft } from './use-draft.ts'
import { useDraftUndo } from './use-draft-undo.ts'
import { usePlaced } from './use-placed.ts'
import { useProjectFacts } from './use-project-facts.ts'
import { usePublications } from './use-publications.ts'
import { useTicks } from './use-ticks.ts'
import { useVersions } from './use-versions.ts'

/** The field that lets visitors open a catalogue. On the screen it has a place of its own. */
const OPENNESS: FieldName = { ...CATALOGUE, field: 'published' }
const OPENED = fieldKey(OPENNESS)

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
  const [done, setDone] = useState<PublishDone | null>(null)
  const [note, setNote] = useState('')
  const names = useMemo(
    () => namesIn(project.facts?.entities ?? [], draft.list?.entries.values() ?? [], catalogue.default_lang),
    [project.facts, draft.list, catalogue.default_lang],
  )
  const list = usePlaced(draft.list, project.facts && compareByName(translator, names))
  const opening = useOpening(catalogue, list)
  const isClosed = !catalogue.published
  const rows = useMemo(
    () => rowsOf(list?.entries.values() ?? []).filter(({ key }) => !(isClosed && key === OPENED)),
    [list, isClosed],
  )
  const ticks = useTicks(rows, list?.isComplete === true)
  const { unticked } = ticks
  const { role } = useMe()
  const planned = useMemo(() => plannedTimes(rows, publications.plans), [rows, publications.plans])
  const ticked = useMemo(
    () => rows.filter((row) => !unticked.has(row.key) && !planned.has(row.key) && !isLockedRow(role, row)),
    [rows, unticked, planned, role],
  )
  const subject = useMemo(
    () => (publications.isRead ? subjectOf(list, ticked, opening.isTicked) : null),
    [list, ticked, opening.isTicked, publications.isRead],
  )
  const checked = useCheck(home, subject)

  const reload = async () => {
    await Promise.all([draft.reload(), publications.reload(), versions.reload()])
    // The same draft may be in conflict with what is live by now.
    checked.again()
  }
  useStaffEvents(({ kind, data }) => {
    const isHere =
      catalogue.project_id === null ? data.catalogue_id === catalogue.id : data.project_id === catalogue.project_id
    if (kind === 'draft' && isHere) void draft.reload()
    if ((kind === 'publication' && isHere) || kind === 'reload') void Promise.all([reload(), project.reload()])
  })
  // Each has its own spinner.
  const { act, isBusy: isEditing } = useConflictAct(() => void reload())
  const { act: actOnPlan, isBusy: isWithdrawing } = useConflictAct(() => void reload())
  const { act: actOnPublication, isBusy: isPublishing } = useConflictAct(() => void reload())
  const undo = useDraftUndo(catalogue, names, draft.reload)

  /** After an act on the draft: shows it, and offers to take it back. */
  const finish = async (batch: string | null, text: string | null) => {
    if (batch !== null) {
      ticks.doneHere(batch)
      undo.record(batch)
      setDone(null)
    }
    await draft.reload()
    if (batch === null || text === null) return
    showToast({ text, action: { label: t('publish.undo'), onAction: () => undo.undoAct(batch) } })
  }
  const tick = (entries: readonly FieldName[], value: boolean) => {
    setDone(null)
    // One that comes from a check may be the opening of the catalogue.
    if (entries.some((entry) => fieldKey(entry) === OPENED)) opening.tick(value)
    ticks.tick(entries, value)
  }
  /** Takes entries out of the draft. */
  const drop = (entries: readonly FieldName[]) =>
    act(async () => {
      const { call, params } = homeCall(home, 'revertDraft')
      const { batch } = dataOf(await manage(call, { params, body: { entries: entries.map(nameOf) } }))
      await finish(batch, t('publish.reverted', { count: countChanges(entries) }))
    })
  const settle = (entries: readonly FieldName[], keep: 'mine' | 'theirs') =>
    act(async () => {
      const { call, params } = homeCall(home, 'settleDraft')
      const { batch } = dataOf(await manage(call, { params, body: { entries: entries.map(nameOf), keep } }))
      await finish(batch, null)
    })
  const restore = (version: FileVersion, what: RestoreAct) =>
    act(async () => {
      const { call, params } = homeCall(home, RESTORING[what])
      const { batch, changes } = dataOf(await manage(call, { params: { ...params, version: version.id } }))
      await finish(batch, t('publish.restored', { count: changes }))
      if (batch === null) showToast({ text: t('publish.restored_none'), icon: 'info' })
    })
  const publish = (at: Date | null) =>
    actOnPublication(async () => {
      setDone(null)
      const { isTicked: opens } = opening
      const entries = entriesOf(ticked).map((entry) => ({ ...nameOf(entry), value: entry.value }))
      try {
        const { call, params } = homeCall(home, 'publishProject')
        const body = { ...bodyOf({ entries: opens ? [...entries, OPENNESS] : entries, opens }), note }
        const published = dataOf(await manage(call, { params, body: { ...body, ...(at && { at: at.toISOString() }) } }))
        setNote('')
        if (at === null)
          setDone({ published: published.changes - (opens ? 1 : 0), left: rows.length - ticked.length, opened: opens })
        else showToast({ text: t('publish.planned_done'), icon: 'check' })
      } catch (error) {
        const stopped = stoppedBy(error)
        if (stopped && isOvertaken(stopped)) {
          showToast({ text: t('publish.nothing_left'), icon: 'alert' })
          await reload()
          return
        }
        if (stopped) {
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
      await Promise.all([reload(), project.reload(), reloadCatalogues()])
    })
  const withdraw = ({ id }: Publication) =>
    actOnPlan(async () => {
      const { call, params } = homeCall(home, 'withdrawPublication')
      await manage(call, { params: { ...params, publication: id } })
      showToast({ text: t('publish.withdrawn'), icon: 'check' })
      await publications.reload()
    })
  return {
    home,
    list,
    names,
    draft,
    project,
    publications,
    versions,
    rows,
    unticked,
    fresh: ticks.fresh,
    planned,
    ticked,
    opening,
    checked,
    done,
    note,
    reload,
    isEditing,
    isWithdrawing,
    isPublishing,
    acts: { tick, drop, settle, restore, setNote, publish, withdraw },
  }
}

/** Whether the next publication opens the catalogue. Ticked by itself if visitors could never open it. */
function useOpening({ id, published, was_open }: Catalogue, list: DraftList | null) {
  const [chosen, setChosen] = useState<{ readonly id: number; readonly value: boolean } | null>(null)
  const isDrafted = list?.entries.get(OPENED)?.value === true
  const isTicked = !published && (chosen?.id === id ? chosen.value : isDrafted || !was_open)
  return { isTicked, tick: (value: boolean) => setChosen({ id, value }) }
}

/** What stopped a publication; null if the call failed for another reason. */
function stoppedBy(error: unknown): PublicationCheck | null {
  if (!(error instanceof ManageError) || error.code !== 'conflict') return null
  return (error.problem.publication as PublicationCheck | undefined) ?? null
}

function isAway(error: unknown): boolean {
  return error instanceof ManageError && error.code === 'unavailable'
}

/** The entries of some rows. */
export function entriesOf(rows: readonly DraftRow[]): readonly ManagedDraftEntry[] {
  return rows.flatMap(({ entries }) => entries)
}

/** What to check. A large draft is checked once, when all of it is loaded. */
function subjectOf(list: DraftList | null, ticked: readonly DraftRow[], opens: boolean): PublishSubject | null {
  if (!list?.isComplete || (ticked.length === 0 && !opens)) return null
  const names: readonly FieldName[] = entriesOf(ticked).map(nameOf)
  const entries = opens ? [...names, OPENNESS] : names
  const isWhole = list.entries.size === entries.length - (opens && !list.entries.has(OPENED) ? 1 : 0)
  return { entries: isWhole ? null : entries, opens }
}
