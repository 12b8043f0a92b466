import type { Chess, Estate } from '#domain/chess/chess.ts'
import { hasNothingFree } from '#domain/chess/free-totals.ts'
import type { PlaceFigures } from '#domain/place/place-figures.ts'
import { wordPlaceFree } from '#i18n/word-kinds.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import look from '#ui/tabs/tab.module.css'
import { usePlaceFigures } from '#web/choice/use-place-figures.ts'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'
import styles from './estate-tabs.module.css'

interface EstateTabsProps {
  readonly chess: Chess
  readonly current: Estate
}

/** The estates of the project, each with its free units, construction stage and lowest price. */
export function EstateTabs({ chess, current }: EstateTabsProps) {
  const translator = useTranslator()
  const { t } = translator
  const figuresOf = usePlaceFigures()
  const words = useUnitWords()
  const nothing = t(hasNothingFree(chess) ? 'message.no_premises' : 'message.not_available')
  const stageOf = ({ stage }: Estate) => stage && t(`stage.${stage}`)
  const factsOf = ({ stage }: Estate, { free, from }: PlaceFigures) => [
    ...(free === 0 ? [nothing] : []),
    ...(from === null ? [] : [t('price.from', { price: words.compactMoney(from) })]),
    ...(stage ? [t(`stage.${stage}`)] : []),
  ]
  return (
    <nav className={joinClasses(look.tabs, styles.tabs)} aria-label={t('filter.estate')}>
      {chess.estates.map((estate, index) => {
        const figures = figuresOf(estate)
        return (
          <NavLink
            key={estate.id}
            // The first two are visible on every screen.
            ref={estate === current && index > 1 ? intoSight : undefined}
            className={look.tab}
            page={{ name: 'chess-estate', estateId: estate.id }}
            aria-current={estate === current ? 'page' : undefined}
            data-muted={figures.free === 0 || undefined}
          >
            <span className={styles.name}>{estate.name}</span>
            <span className={look.count} aria-hidden="true">
              {figures.free}
            </span>
            <VisuallyHidden>{wordPlaceFree(translator, figures)}</VisuallyHidden>
            <small>
              {factsOf(estate, figures).map((fact) => (
                <span key={fact} className={fact === stageOf(estate) ? styles.due : undefined}>
                  {fact}
                </span>
              ))}
            </small>
          </NavLink>
        )
      })}
    </nav>
  )
}

function intoSight(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'center' })
}
