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
  /** What is shown here. */
  readonly name: string
  /** What the arrow says; the name of the picture above where the word for it has not come yet. */
  readonly back?: string | undefined
  /** Stands after the name. */
  readonly children?: ReactNode
}

/** The way back: an arrow to the picture above, and every picture above by its name. */
export function Crumbs({ steps, name, back, children }: CrumbsProps) {
  const above = steps.at(-1)
  return (
    <nav className={joinClasses(glass.glass, styles.crumbs)} aria-label={name}>
      {above && (
        <NavLink page={pageOf(above)} className={styles.back} aria-label={back ?? above.name}>
          <Icon name="back" />
        </NavLink>
      )}
      {steps.map((step) => (
        <Fragment key={step.id}>
          <NavLink page={pageOf(step)} className={styles.up}>
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

function pageOf({ id, frame }: TrailStep): Page {
  return { name: 'interactive', interactiveId: id, frameId: frame, storeyId: null }
}
