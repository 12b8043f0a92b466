import { useState } from 'react'
import type { Member } from '#contract/people.ts'
import { manage } from '#studio/api/manage.ts'
import { Box } from '#studio/box/box.tsx'
import { ActRow } from '#studio/history/act-row.tsx'
import { actsOf } from '#studio/history/word-change.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useAct } from '#studio/person/use-act.ts'
import { useManaged } from '#studio/reading/use-reading.ts'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select.tsx'
import styles from './people.module.css'

/** How many acts are shown at first, and added by each press. */
const STEP = 12
const PAGE_SIZE = 100

interface AuditLogProps {
  readonly members: readonly Member[]
  /** The log is read again when it changes. */
  readonly version: number
}

/** Who did what, from where and when, the newest first, of everybody or of one person. */
export function AuditLog({ members, version }: AuditLogProps) {
  const { t } = useTranslator()
  const { act, isBusy } = useAct()
  const [person, setPerson] = useState<number | null>(null)
  const [shown, setShown] = useState(STEP)
  const author = person === null ? {} : ({ who_kind: 'person', who_id: person } as const)
  // The log only informs: without an answer it stays as it is.
  const query = { limit: PAGE_SIZE, ...author }
  const { data: loaded, change } = useManaged('listHistory', { query }, { version })
  const acts = actsOf(loaded?.data ?? [])
  const next = loaded?.next ?? null
  const choose = (id: number | null) => {
    setPerson(id)
    setShown(STEP)
  }
  const showMore = () =>
    act(async () => {
      if (shown + STEP > acts.length && next !== null) {
        const page = await manage('listHistory', { query: { ...query, before: next } })
        change((known) => ({ data: [...known.data, ...page.data], next: page.next }))
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
