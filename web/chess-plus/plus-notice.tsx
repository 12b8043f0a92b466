import { useMemo } from 'react'
import { isFree } from '#domain/chess/availability.ts'
import type { Estate } from '#domain/chess/chess.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './chess-plus-view.module.css'
import type { Survey } from './survey.ts'

const NoMatchNotice = lazyPart(
  'no-match-notice',
  async () => (await import('#web/choice/no-match-notice.tsx')).NoMatchNotice,
)

const pageOf = ({ id }: Estate) => ({ name: 'chess-plus-estate', estateId: id }) as const

/** A notice over the map if no unit is free or no unit matches. */
export function PlusNotice({ survey: { instances } }: { survey: Survey }) {
  const { t } = useTranslator()
  const { dimming } = useChoice()
  const hasFree = useMemo(() => instances.some(isFree), [instances])
  const hasMatch = useMemo(() => instances.some(({ row }) => !dimming?.[row]), [instances, dimming])
  if (!hasFree) {
    return (
      <p className={styles.notice} role="status">
        {t('message.no_premises')}
      </p>
    )
  }
  if (hasMatch) return null
  return (
    <div className={styles.place}>
      <NoMatchNotice pageOf={pageOf} />
    </div>
  )
}
