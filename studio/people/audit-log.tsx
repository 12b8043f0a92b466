import { useEffect, useState } from 'react'
import type { HistoryEntry } from '#contract/history.ts'
import type { Member } from '#contract/people.ts'
import { Box } from '#studio/box/box.tsx'
import { ActRow } from '#studio/history/act-row.tsx'
import { readHistory } from '#studio/history/history-calls.ts'
import { actsOf } from '#studio/history/word-change.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useAct } from '#studio/person/use-act.ts'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select.tsx'
import styles from './people.module.css'

/** How many acts are shown at first, and added by each press. */
const STEP = 12

interface AuditLogProps {
  readonly members: readonly Member[]
  /** The log is read again when it changes. */
  readonly version: number
}

interface Loaded {
  readonly entries: readonly HistoryEntry[]
  readonly next: number | null
}

/** Who did what, from where and when, the newest first, of everybody or of one person. */
export function AuditLog({ members, version }: AuditLogProps) {
  const { t } = useTranslator()
  const { act, isBusy } = useAct()
  const [person, setPerson] = useState<number | null>(null)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [shown, setShown] = useState(STEP)
  const author = person === null ? null : ({ kind: 'person', id: person } as const)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version means new entries, and `author` follows `person`.
  useEffect(() => {
    let isGone = false
    // The log only informs: without an answer it stays as it is.
    readHistory(null, author).then(
      ({ data, next }) => !isGone && setLoaded({ entries: data, next }),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [person, version])
  const acts = actsOf(loaded?.entries ?? [])
  const next = loaded?.next ?? null
  const choose = (id: number | null) => {
    setPerson(id)
    setShown(STEP)
    setLoaded(null)
  }
  const showMore = () =>
    act(async () => {
      if (shown + STEP > acts.length && next !== null) {
        const page = await readHistory(next, author)
        setLoaded((known) => known && { entries: [...known.entries, ...page.data], next: page.next })
      }
      setShown(shown + STEP)
    })
  return (
    <Box
      title={t('people.audit')}
      isFlush
      acts={
        <span className={styles.author}>
          <Select
            label={t('people.audit_who')}
            value={person === null ? '' : String(person)}
            options={[
              { value: '', label: t('people.audit_all') },
              ...members.map(({ id, name, email }) => ({ value: String(id), label: name || email })),
            ]}
            onChange={(id) => choose(Number(id) || null)}
          />
        </span>
      }
    >
      {loaded && acts.length === 0 && <p className={styles.none}>{t('people.audit_none')}</p>}
      <ul aria-label={t('people.audit')} aria-busy={loaded === null}>
        {acts.slice(0, shown).map((each) => (
          <ActRow key={each.id} act={each} hasOrigin />
        ))}
      </ul>
      <p className={styles.foot}>
        {t('people.audit_note')}
        {(shown < acts.length || next !== null) && (
          <Button size="small" variant="plain" loading={isBusy} onClick={showMore}>
            {t('common.show_more')}
          </Button>
        )}
      </p>
    </Box>
  )
}
