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
  /** What the projects of the group are called, where there are others. */
  readonly group?: string | null | undefined
  /** What is shown here. */
  readonly name: string
  /** Stands after the name. */
  readonly children?: ReactNode
}

/** The way back: an arrow to the picture above, and every picture above by its name. */
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
