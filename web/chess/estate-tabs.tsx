import type { Chess, Estate } from '#domain/chess/chess.ts'
import { hasNothingFree } from '#domain/chess/free-totals.ts'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import look from '#web/ui/tab.module.css'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './estate-tabs.module.css'

interface EstateTabsProps {
  readonly chess: Chess
  readonly current: Estate
}

/** The estates of the project: how many units are free in each, how far it is built and from which price they are. */
export function EstateTabs({ chess, current }: EstateTabsProps) {
  const { t } = useTranslator()
  const words = useUnitWords()
  const nothing = t(hasNothingFree(chess) ? 'message.no_premises' : 'message.not_available')
  const factsOf = ({ stage, free_count, min_price }: Estate) => [
    ...(stage ? [t(`stage.${stage}`)] : []),
    ...(free_count === 0 ? [nothing] : []),
    ...(min_price === null ? [] : [t('price.from', { price: words.compactMoney(min_price) })]),
  ]
  return (
    <nav className={joinClasses(look.tabs, styles.tabs)} aria-label={t('filter.estate')}>
      {chess.estates.map((estate) => (
        <NavLink
          key={estate.id}
          className={look.tab}
          page={{ name: 'chess-estate', estateId: estate.id }}
          aria-current={estate === current ? 'page' : undefined}
          data-muted={estate.free_count === 0 || undefined}
        >
          {estate.name}
          <span className={look.count} aria-hidden="true">
            {estate.free_count}
          </span>
          <VisuallyHidden>{t('count.free', { count: estate.free_count })}</VisuallyHidden>
          <small>{factsOf(estate).join(' · ')}</small>
        </NavLink>
      ))}
    </nav>
  )
}
