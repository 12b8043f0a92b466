import { hasDuty } from '#domain/account/role.ts'
import { ScreenLink } from '#studio/address/screen-link.tsx'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { useDraftCount } from '#studio/draft/use-draft-count.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { classOfButton } from '#ui/button/button-look.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './live-pill.module.css'

interface LivePillProps {
  /** The screen's own main act is filled, so Publish is quiet. */
  readonly hasMainAct: boolean
}

/** Whether the catalogue is published, and how many changes wait. Leads to the publish screen. */
export function LivePill({ hasMainAct }: LivePillProps) {
  const { t } = useTranslator()
  const { current } = useCatalogues()
  const mayPublish = hasDuty(useMe().role, 'describe')
  const count = useDraftCount(mayPublish ? current : null)
  if (!current) return null
  const word = t(current.published ? 'pill.live' : 'pill.not_published')
  const dot = <span className={joinClasses(styles.dot, !current.published && styles.off)} />
  if (!mayPublish) {
    return (
      <span className={styles.pill}>
        {dot}
        {word}
      </span>
    )
  }
  const to = { name: 'publish', catalogue: current.id } as const
  return (
    <>
      <ScreenLink to={to} className={styles.pill}>
        {dot}
        <span className={styles.word}>{word}</span>
        {count !== null && count > 0 && (
          <span className={styles.changes}>
            <span className={styles.long}>{t('pill.changes', { count })}</span>
            <b className={styles.short}>{count}</b>
          </span>
        )}
      </ScreenLink>
      <ScreenLink
        to={to}
        className={classOfButton({
          variant: hasMainAct ? 'quiet' : 'filled',
          size: 'small',
          className: styles.publish,
        })}
      >
        {t('nav.publish')}
      </ScreenLink>
    </>
  )
}
