import { joinClasses } from '#ui/look/join-classes.ts'
import { StatusMark } from '#web/instance/status-mark.tsx'
import { TagMark } from '#web/instance/tag-mark.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './chess-legend.module.css'
import type { Legend } from './legend-of.ts'

interface MoreMarksProps extends Legend {
  readonly isInThousands: boolean
}

/** The marks that have no place in the line of the legend: the developer's other statuses, special offers and tags. */
export function MoreMarks({ statuses, hasPromotions, tags, isInThousands }: MoreMarksProps) {
  const { t } = useTranslator()
  return (
    <ul className={styles.marks}>
      {isInThousands && <li className={joinClasses(styles.note, styles.narrow)}>{t('price.in_compact')}</li>}
      {statuses.map(({ status, count }) => (
        <li key={status.id}>
          <StatusMark status={status} />
          <b>{count}</b>
        </li>
      ))}
      {hasPromotions && <li className={styles.promotion}>{t('filter.promotions')}</li>}
      {tags.map((tag) => (
        <li key={tag.id}>
          <TagMark tag={tag} />
        </li>
      ))}
    </ul>
  )
}
