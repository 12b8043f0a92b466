import { useCallback } from 'react'
import type { Estate } from '#domain/chess/chess.ts'
import { wordPlaceFree } from '#i18n/word-kinds.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import { usePlaceFigures } from '#web/choice/use-place-figures.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'
import { facadePageOf } from '#web/picture/target-page.ts'
import styles from './drawn-estates.module.css'
import glass from './glass.module.css'

interface DrawnEstatesProps {
  readonly estates: readonly Estate[]
  readonly currentId: number | undefined
}

/** Links to the buildings of a project without a masterplan. */
export function DrawnEstates({ estates, currentId }: DrawnEstatesProps) {
  const translator = useTranslator()
  const figuresOf = usePlaceFigures()
  const toCurrent = useCallback(
    (link: HTMLElement | null) => link?.scrollIntoView({ block: 'nearest', inline: 'center' }),
    [],
  )
  return (
    <nav className={joinClasses(glass.glass, styles.estates)} aria-label={translator.t('filter.estate')}>
      {estates.map((estate) => {
        const figures = figuresOf(estate)
        return (
          <NavLink
            key={estate.id}
            ref={estate.id === currentId ? toCurrent : undefined}
            page={facadePageOf(estate)}
            aria-current={estate.id === currentId ? 'page' : undefined}
            data-muted={figures.free === 0 || undefined}
          >
            {estate.name}
            <span aria-hidden="true">{figures.free}</span>
            <VisuallyHidden>{wordPlaceFree(translator, figures)}</VisuallyHidden>
          </NavLink>
        )
      })}
    </nav>
  )
}
