import type { Catalogue } from '#contract/catalogues.ts'
import type { ProjectFigures } from '#contract/project-figures.ts'
import { hasDuty } from '#domain/account/role.ts'
import { pickText } from '#domain/language/choose-language.ts'
import { ScreenLink } from '#studio/address/screen-link.tsx'
import { Tag } from '#studio/box/tag.tsx'
import { catalogueName } from '#studio/catalogue/catalogue-name.ts'
import { useDraftCounts } from '#studio/draft/use-draft-count.ts'
import { CatalogueBadge } from '#studio/frame/catalogue-badge.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { classOfButton } from '#ui/button/button-look.ts'
import { Skeleton } from '#ui/content/skeleton.tsx'
import { checklistOf } from './checklist.ts'
import { DemoRow } from './demo-row.tsx'
import styles from './project-card.module.css'
import { TodoList } from './todo-list.tsx'

interface ProjectCardProps {
  readonly catalogue: Catalogue
  /** Null until they are known, and for a group. */
  readonly figures: ProjectFigures | null
  /** They are on their way. */
  readonly isWaiting: boolean
  readonly isDemoCopy: boolean
}

/** A project or a group: its state, what it contains, and what it still needs. */
export function ProjectCard({ catalogue, figures, isWaiting, isDemoCopy }: ProjectCardProps) {
  const { t, language } = useTranslator()
  const { role } = useMe()
  const mayDescribe = hasDuty(role, 'describe')
  const draft = useDraftCounts(mayDescribe ? catalogue : null)
  const changes = draft?.changes ?? null
  // Units that were made and never published are no "0 units".
  const isDrafted = figures?.units === 0 && draft !== null && draft.hasUnits
  const name = catalogueName(catalogue, language.code)
  const { address } = figures ?? {}
  const place = address && pickText(address, language.code, catalogue.default_lang)
  const isGroup = catalogue.project_id === null
  const size = isGroup
    ? t('home.members', { count: catalogue.members.length })
    : figures &&
      !isDrafted &&
      `${t('home.buildings', { count: figures.estates })} · ${t('common.units', { count: figures.units })}`
  const mayOpen = !isGroup || mayDescribe
  return (
    <article className={styles.card} aria-label={name} aria-busy={isWaiting || undefined}>
      <div className={styles.head}>
        {figures?.cover ? (
          <img
            className={styles.cover}
            src={figures.cover.src}
            srcSet={figures.cover.srcset || undefined}
            sizes="7rem"
            alt=""
          />
        ) : isWaiting ? (
          <span className={styles.cover}>
            <Skeleton height="100%" />
          </span>
        ) : (
          <CatalogueBadge catalogue={catalogue} />
        )}
        <div className={styles.names}>
          <h3>
            {name}
            <Tag kind={catalogue.published ? 'good' : undefined} hasDot={catalogue.published}>
              {t(catalogue.published ? 'pill.live' : 'pill.not_published')}
            </Tag>
            {isDemoCopy && <Tag>{t('home.demo.tag')}</Tag>}
            {changes !== null && changes > 0 && <Tag kind="tint">{t('home.unpublished', { count: changes })}</Tag>}
          </h3>
          <p>{isWaiting ? <Skeleton width="60%" height="0.75rem" /> : [place, size].filter(Boolean).join(' · ')}</p>
        </div>
        {mayOpen && (
          <ScreenLink
            to={{ name: isGroup ? 'publish' : 'units', catalogue: catalogue.id }}
            className={classOfButton({ size: 'small' })}
            aria-label={t('home.open_project', { name })}
          >
            {t('common.open')}
          </ScreenLink>
        )}
      </div>
      {mayDescribe && isWaiting && (
        <div className={styles.waiting}>
          <Skeleton width="12rem" height="0.75rem" />
          <Skeleton width="18rem" height="0.75rem" />
        </div>
      )}
      {mayDescribe && figures && draft && (
        <TodoList
          catalogue={catalogue}
          changes={draft.changes}
          checklist={checklistOf({ catalogue, figures, changes: draft.changes, hasDraftUnits: draft.hasUnits, role })}
        />
      )}
      {isDemoCopy && mayDescribe && <DemoRow catalogue={catalogue} />}
    </article>
  )
}
