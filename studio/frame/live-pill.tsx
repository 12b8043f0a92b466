import { hasDuty } from '#domain/account/role.ts'
import { readScreen } from '#studio/address/address.ts'
import { ScreenLink } from '#studio/address/screen-link.tsx'
import { usePath } from '#studio/address/use-path.ts'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { formatClock, formatWhen } from '#studio/format/format-when.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import type { StudioTranslator } from '#studio/language/load-translator.ts'
import { useMe } from '#studio/person/me-context.ts'
import { classOfButton } from '#ui/button/button-look.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import { useChanges } from './changes-context.ts'
import styles from './live-pill.module.css'
import { isSameDay } from './pill-state.ts'
import { type PlannedTime, usePublications } from './use-publications.ts'

interface LivePillProps {
  /** The screen's own main act is filled, so Publish is quiet. */
  readonly hasMainAct: boolean
}

/**
 * Whether the catalogue is published, when the next publication is planned, whether one runs now, and how many changes
 * wait. Leads to the publish screen.
 */
export function LivePill({ hasMainAct }: LivePillProps) {
  const translator = useTranslator()
  const { t } = translator
  const { current } = useCatalogues()
  const mayPublish = hasDuty(useMe().role, 'describe')
  const count = useChanges()
  const { isRunning, planned } = usePublications(current, mayPublish)
  const isOnPublish = readScreen(usePath())?.name === 'publish'
  if (!current) return null
  const waits = count !== null && count > 0 && !isRunning
  const state = t(current.published ? 'pill.live' : 'pill.not_published')
  const content = isRunning ? (
    <>
      <span className={styles.spinner} />
      <span className={styles.now}>{t('pill.publishing')}</span>
    </>
  ) : (
    <>
      <span className={joinClasses(styles.dot, !current.published && styles.off)} />
      {planned ? (
        <>
          <VisuallyHidden>{state}</VisuallyHidden>
          <span className={styles.now}>{plannedText(translator, planned)}</span>
        </>
      ) : (
        <span className={waits ? styles.word : undefined}>{state}</span>
      )}
    </>
  )
  if (!mayPublish) return <span className={styles.pill}>{content}</span>
  const to = { name: 'publish', catalogue: current.id } as const
  return (
    <>
      <ScreenLink to={to} className={styles.pill}>
        {content}
        {waits && (
          <span className={styles.changes}>
            <span className={styles.long}>{t('pill.changes', { count })}</span>
            <b className={styles.short}>{count}</b>
          </span>
        )}
      </ScreenLink>
      {!isOnPublish && (
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
      )}
    </>
  )
}

/** When a publication is planned, by the clocks of its project: At 18:00, on another day 19 Nov, 18:00. */
function plannedText(translator: StudioTranslator, { at, timeZone }: PlannedTime): string {
  const now = new Date()
  if (!isSameDay(at, now, timeZone)) return formatWhen(translator, at, timeZone, now)
  return translator.t('pill.planned', { time: formatClock(translator, at, timeZone) })
}
