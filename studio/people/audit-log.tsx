import { useCallback, useEffect, useState } from 'react'
import type { HistoryEntry } from '#contract/history.ts'
import { Box } from '#studio/box/box.tsx'
import { ActRow } from '#studio/history/act-row.tsx'
import { readHistory } from '#studio/history/history-calls.ts'
import { actsOf } from '#studio/history/word-change.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useAct } from '#studio/person/use-act.ts'
import { Button } from '#ui/button/button.tsx'
import styles from './people.module.css'

/** How many acts are shown at first, and added by each press. */
const STEP = 12

/** Who did what and when, the newest first. Read again when `version` changes. */
export function AuditLog({ version }: { readonly version: number }) {
  const { t } = useTranslator()
  const { act, isBusy } = useAct()
  const [entries, setEntries] = useState<readonly HistoryEntry[]>([])
  const [next, setNext] = useState<number | null>(null)
  const [shown, setShown] = useState(STEP)
  const load = useCallback(async (before: number | null) => {
    const answer = await readHistory(before)
    setEntries((known) => (before === null ? answer.data : [...known, ...answer.data]))
    setNext(answer.next)
  }, [])
  // The log only informs: without an answer it stays as it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version means new entries.
  useEffect(() => void load(null).catch(() => {}), [load, version])
  const acts = actsOf(entries)
  const showMore = () =>
    act(async () => {
      if (shown + STEP > acts.length && next !== null) await load(next)
      setShown(shown + STEP)
    })
  return (
    <Box title={t('people.audit')} isFlush>
      <ul>
        {acts.slice(0, shown).map((each) => (
          <ActRow key={each.id} act={each} />
        ))}
      </ul>
      <p className={styles.foot}>
        {t('people.audit_note')}
        {(shown < acts.length || next !== null) && (
          <Button size="small" variant="plain" loading={isBusy} onClick={showMore}>
            {t('people.audit_more')}
          </Button>
        )}
      </p>
    </Box>
  )
}
