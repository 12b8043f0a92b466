import type { HistoryEntry, HistorySubject } from '#contract/history.ts'
import type { StudioKey } from '#i18n/messages.ts'
import { Box } from '#studio/box/box.tsx'
import { BoxSkeleton } from '#studio/box/box-skeleton.tsx'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { catalogueName } from '#studio/catalogue/catalogue-name.ts'
import type { HeardEvent } from '#studio/event/staff-event-context.ts'
import { ActRow } from '#studio/history/act-row.tsx'
import { type Act, actsOf } from '#studio/history/word-change.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useManaged } from '#studio/reading/use-reading.ts'
import styles from './new-requests.module.css'
import { useDraftActs } from './use-draft-acts.ts'

const SHOWN = 6
const PAGE_SIZE = 100

const CHANGING = ['hold', 'publication', 'order']

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
  // A project that was made or removed is a change too.
  const refreshing = { on: ({ kind }: HeardEvent) => CHANGING.includes(kind), version: all }
  const entries = useManaged('listHistory', { query: { limit: PAGE_SIZE } }, refreshing).data?.data
  const drafted = useDraftActs()
  const names = new Map(
    all.flatMap((each) => (each.project_id === null ? [] : [[each.project_id, catalogueName(each, language.code)]])),
  )
  const live = actsOf((entries ?? []).filter((entry) => isShown(entry, names)))
  const acts = entries ? [...live, ...drafted].toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, SHOWN) : []
  return (
    <Box title={t('home.recent')} isFlush>
      {!entries && <BoxSkeleton />}
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
