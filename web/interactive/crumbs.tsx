import { Fragment, type ReactNode } from 'react'
import type { Page } from '#domain/address/address.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'
import type { TrailStep } from '#web/picture/use-trail.ts'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import styles from './crumbs.module.css'
import glass from './glass.module.css'

interface CrumbsProps {
  /** The pictures above, the top one first. */
  readonly steps: readonly TrailStep[]
  /** What the projects of the group are called, where there are others. */
  readonly group?: string | null | undefined
  /** What is shown here. */
  readonly name: string
  /** What the arrow says; the name of the picture above where the word for it has not come yet. */
  readonly back?: string | undefined
  /** Stands after the name. */
  readonly children?: ReactNode
}

/** The way back: an arrow to the picture above, and every picture above by its name. */
export function Crumbs({ steps, group, name, back, children }: CrumbsProps) {
  const isTop = steps.length === 0
  const above = [
    ...(group && isTop ? [{ page: PROJECTS, name: group }] : []),
    ...steps.map((step) => ({ page: pageOf(step), name: step.name })),
  ]
  const nearest = above.at(-1)
  return (
    <nav className={joinClasses(glass.glass, styles.crumbs)} aria-label={name}>
      {nearest && (
        <NavLink page={nearest.page} className={styles.back} aria-label={back ?? nearest.name}>
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

function pageOf({ id, frame }: TrailStep): Page {
  return { name: 'interactive', interactiveId: id, frameId: frame, storeyId: null }
}
