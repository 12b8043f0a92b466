import { Fragment } from 'react'
import { restTotals } from '#domain/kind/kind-totals.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { wordEntryFree } from '#i18n/word-kinds.ts'
import { wordRest } from '#i18n/word-rest.ts'
import { classOfButton } from '#ui/button/button-look.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'
import { groupTotals } from './group-totals.ts'
import styles from './projects-head.module.css'

/** The name and totals of the group, with a link to its picture. */
export function ProjectsHead() {
  const translator = useTranslator()
  const { t } = translator
  const { settings, catalogs, interactive } = useCatalogue().token
  const totals = groupTotals(catalogs)
  const { free_by_kind, from } = totals
  const rest = wordRest(translator, restTotals(totals))
  const isGroup = settings.short_type === 'gic'
  const facts = [
    ...(isGroup ? [settings.name] : []),
    free_by_kind.length === 0 ? t('message.no_premises') : wordEntryFree(translator, totals, 'with all'),
    ...(from ? [t('price.from', { price: formatMoney(translator, from.price, from.currency) })] : []),
    ...(rest === null ? [] : [rest]),
  ]
  return (
    <header className={styles.head}>
      <div>
        <h2>{t('title.projects')}</h2>
        <p>
          {facts.map((fact, index) => (
            <Fragment key={fact}>
              {index > 0 && ' · '}
              {/* Isolated: in right-to-left a Latin name would pull the following number to its side. */}
              <bdi>{fact}</bdi>
            </Fragment>
          ))}
        </p>
      </div>
      {isGroup && interactive.enabled && interactive.root && (
        <NavLink page={{ name: 'main' }} className={classOfButton({})}>
          <Icon name="pin" />
          {t('control.show_on_map')}
        </NavLink>
      )}
    </header>
  )
}
