import type { Estate } from '#domain/chess/chess.ts'
import { EMPTY_FILTER } from '#domain/filter/filter.ts'
import { typesOf } from '#domain/kind/kind.ts'
import { fromTotal } from '#domain/kind/kind-totals.ts'
import { LAYOUT_TYPES } from '#domain/layout/layout.ts'
import type { TakenPlace } from '#domain/place/taken-place.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { wordKindCount } from '#i18n/word-kinds.ts'
import { wordRest } from '#i18n/word-rest.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useProject } from '#web/catalogue/use-project.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { facadePageOf } from '#web/picture/target-page.ts'
import styles from './sold-card.module.css'

/** Shown if a building or a site is sold out: what else is free there, and links to all units and the nearest building. */
export function SoldCard({ taken: { estate, kind, rest, nearest } }: { taken: TakenPlace }) {
  const translator = useTranslator()
  const { t } = translator
  const { goTo } = useNavigation()
  const { data } = useProject()
  const name = estate?.name ?? data.project.name
  const left = wordRest(translator, rest)
  // Includes units that are not free, since reservations can fall through.
  const filter = { ...EMPTY_FILTER, types: LAYOUT_TYPES, estates: estate ? [estate.id] : [] }
  return (
    <section className={styles.card} aria-label={name}>
      <h2>{t(`sold.${kind}`, { name })}</h2>
      <p>{left ? t('sold.left', { rest: left }) : t('message.no_premises')}</p>
      <Button variant="filled" size="large" block onClick={() => goTo({ name: 'premises' }, { filter })}>
        {t('sold.show_all')}
      </Button>
      {nearest && (
        <NavLink className={styles.next} page={facadePageOf(nearest)}>
          <span>
            <b>{nearest.name}</b>
            <FreeThere estate={nearest} kind={kind} />
          </span>
          <Icon name="next" size="small" />
        </NavLink>
      )}
    </section>
  )
}

/** 29 homes from €245,800. */
function FreeThere({ estate, kind }: { estate: Estate; kind: TakenPlace['kind'] }) {
  const translator = useTranslator()
  const { currency } = useProject().data.project
  const total = fromTotal(estate, typesOf(kind))
  if (!total) return null
  const price = total.min_price === null ? null : formatMoney(translator, total.min_price, currency)
  return (
    <>
      {wordKindCount(translator, kind, total.count)} {price && translator.t('price.from', { price })}
    </>
  )
}
