import { useCallback } from 'react'
import type { Estate } from '#domain/chess/chess.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'
import { facadePageOf } from '#web/picture/target-page.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './drawn-estates.module.css'
import glass from './glass.module.css'

interface DrawnEstatesProps {
  readonly estates: readonly Estate[]
  readonly currentId: number | undefined
}

/** The other buildings of a project that has no picture of its site. */
export function DrawnEstates({ estates, currentId }: DrawnEstatesProps) {
  const { t } = useTranslator()
  const toCurrent = useCallback(
    (link: HTMLElement | null) => link?.scrollIntoView({ block: 'nearest', inline: 'center' }),
    [],
  )
  return (
    <nav className={joinClasses(glass.glass, styles.estates)} aria-label={t('filter.estate')}>
      {estates.map((estate) => (
        <NavLink
          key={estate.id}
          ref={estate.id === currentId ? toCurrent : undefined}
          page={facadePageOf(estate)}
          aria-current={estate.id === currentId ? 'page' : undefined}
          data-muted={estate.free_count === 0 || undefined}
        >
          {estate.name}
          <span aria-hidden="true">{estate.free_count}</span>
          <VisuallyHidden>{t('count.free', { count: estate.free_count })}</VisuallyHidden>
        </NavLink>
      ))}
    </nav>
  )
}
