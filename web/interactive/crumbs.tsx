import { Fragment, type ReactNode } from 'react'
import type { Page } from '#domain/address/address.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'
import { pageOfStep, type TrailStep } from '#web/picture/use-trail.ts'
import styles from './crumbs.module.css'
import glass from './glass.module.css'

interface CrumbsProps {
  /** The pictures above, the top one first. */
  readonly steps: readonly TrailStep[]
  /** The label of the link to the group's projects, if there are others. */
  readonly group?: string | null | undefined
  /** The name of the current picture. */
  readonly name: string
  /** Rendered after the name. */
  readonly children?: ReactNode
}

/** Breadcrumbs: a back arrow, and the names of all pictures above. */
export function Crumbs({ steps, group, name, children }: CrumbsProps) {
  const { t } = useTranslator()
  const isTop = steps.length === 0
  const above = [
    ...(group && isTop ? [{ page: PROJECTS, name: group }] : []),
    ...steps.map((step) => ({ page: pageOfStep(step), name: step.name })),
  ]
  const nearest = above.at(-1)
  return (
    <nav className={joinClasses(glass.glass, styles.crumbs)} aria-label={t('interactive.trail_label')}>
      {nearest && (
        <NavLink page={nearest.page} className={styles.back} aria-label={`${t('control.back')}: ${nearest.name}`}>
          <Icon name="back" />
        </NavLink>
      )}
      {above.map((step) => (
        <Fragment key={step.name}>
          <NavLink page={step.page} className={styles.up}>
            {step.name}
          </NavLink>
          <span className={styles.up}>
            <Icon name="next" size="small" />
          </span>
        </Fragment>
      ))}
      <span className={styles.name} aria-current="page">
        {name}
      </span>
      {children}
    </nav>
  )
}

const PROJECTS: Page = { name: 'projects' }
