import { useCallback, useEffect, useState } from 'react'
import type { HistorySubject } from '#contract/history.ts'
import { Box } from '#studio/box/box.tsx'
import { useStaffEvents } from '#studio/event/staff-event-context.ts'
import { ActRow } from '#studio/history/act-row.tsx'
import { readHistory } from '#studio/history/history-calls.ts'
import { type Act, actsOf } from '#studio/history/word-change.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import styles from './new-requests.module.css'

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

/** The last changes of all projects. */
export function RecentChanges() {
  const { t } = useTranslator()
  const [acts, setActs] = useState<readonly Act[] | null>(null)
  const load = useCallback(async () => {
    const answer = await readHistory(null).catch(() => null)
    if (answer) setActs(actsOf(answer.data.filter(({ subject }) => SUBJECTS.includes(subject.kind))).slice(0, SHOWN))
  }, [])
  useEffect(() => void load(), [load])
  useStaffEvents(({ kind }) => {
    if (kind === 'hold' || kind === 'publication' || kind === 'order' || kind === 'reload') void load()
  })
  if (!acts) return null
  return (
    <Box title={t('home.recent')} isFlush>
      {acts.length === 0 && <p className={styles.none}>{t('home.no_changes')}</p>}
      <ul>
        {acts.map((act) => (
          <ActRow key={act.id} act={act} />
        ))}
      </ul>
    </Box>
  )
}
