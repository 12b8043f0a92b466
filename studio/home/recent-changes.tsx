import { useCallback, useEffect, useState } from 'react'
import type { HistoryEntry, HistorySubject } from '#contract/history.ts'
import type { StudioKey } from '#i18n/messages.ts'
import { Box } from '#studio/box/box.tsx'
import { BoxSkeleton } from '#studio/box/box-skeleton.tsx'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { catalogueName } from '#studio/catalogue/catalogue-name.ts'
import { useStaffEvents } from '#studio/event/staff-event-context.ts'
import { ActRow } from '#studio/history/act-row.tsx'
import { readHistory } from '#studio/history/history-calls.ts'
import { type Act, actsOf } from '#studio/history/word-change.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import styles from './new-requests.module.css'
import { useDraftActs } from './use-draft-acts.ts'

const SHOWN = 6

/** What concerns the catalogue. Who signed in is in the audit log. */
const SUBJECTS: readonly HistorySubject[] = [
  'instance',
  'project',
  'catalogue',
  'partner',
  'integration',
  'order',
  'medium',
]

const SAYS_ITSELF: readonly StudioKey[] = [
  'history.published',
  'history.project_deleted',
  'history.catalogue_created',
  'history.catalogue_deleted',
  'history.exported',
  'history.imported',
]

/** The last changes of all projects, published or not. Those of a project that was removed are only in the audit log. */
export function RecentChanges() {
  const { t, language } = useTranslator()
  const { all } = useCatalogues()
  const [entries, setEntries] = useState<readonly HistoryEntry[] | null>(null)
  const load = useCallback(async () => {
    const answer = await readHistory(null).catch(() => null)
    if (answer) setEntries(answer.data)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a project that was made or removed is a change too.
  useEffect(() => void load(), [load, all])
  useStaffEvents(({ kind }) => {
    if (kind === 'hold' || kind === 'publication' || kind === 'order' || kind === 'reload') void load()
  })
  const drafted = useDraftActs()
  const names = new Map(
    all.flatMap((each) => (each.project_id === null ? [] : [[each.project_id, catalogueName(each, language.code)]])),
  )
  const live = actsOf((entries ?? []).filter((entry) => isShown(entry, names)))
  const acts = entries ? [...live, ...drafted].toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, SHOWN) : []
  return (
    <Box title={t('home.recent')} isFlush>
      {entries === null && <BoxSkeleton />}
      {entries && acts.length === 0 && <p className={styles.none}>{t('home.no_changes')}</p>}
      <ul>
        {acts.map((act) => (
          <ActRow
            key={act.id}
            act={act}
            place={names.size > 1 && act.projectId !== null ? names.get(act.projectId) : undefined}
            state={drafted.includes(act) ? 'draft' : liveOf(act)}
          />
        ))}
      </ul>
    </Box>
  )
}

/** What visitors see at once. A removed project and the work on requests are nothing that they see. */
function liveOf({ subject, word }: Act): 'live' | undefined {
  const isSeen = subject === 'instance' || subject === 'project' || subject === 'catalogue'
  return isSeen && !SAYS_ITSELF.includes(word) ? 'live' : undefined
}

function isShown({ subject, project_id, new: value }: HistoryEntry, projects: ReadonlyMap<number, string>): boolean {
  if (!SUBJECTS.includes(subject.kind)) return false
  return project_id === null || projects.has(project_id) || (subject.kind === 'project' && value === 'deleted')
}
