import { API_BASE } from '#contract/api-base.ts'
import { DEMO_VISIT_MINUTES } from '#contract/demo-limits.ts'
import type { FrontData, FrontStorey } from '#contract/front.ts'
import type { TokenData } from '#contract/token.ts'
import type { Page, PanelRoute } from '#domain/address/address.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import { LANGUAGES } from '#domain/language/language.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Select } from '#ui/field/select.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { loadPage } from '#web/navigation/leave-site-page.ts'
import { ThemeSwitch } from '#web/theme/theme-switch.tsx'
import { AgentDoor } from './agent-door.tsx'
import { BuyerDoor } from './buyer-door.tsx'
import { DeveloperDoor } from './developer-door.tsx'
import { FrontCatalogues } from './front-catalogues.tsx'
import styles from './front-page.module.css'
import { FrontStage } from './front-stage.tsx'
import { ProductMark } from './product-mark.tsx'

/** The demo that the root page shows. */
export interface FrontPageProps {
  /** The group of the demo. */
  readonly token: TokenData
  readonly front: FrontData
}

/** The root page of a site with the demo: a building that turns, and a door for each who has to do with it. */
export function FrontPage({ token, front }: FrontPageProps) {
  const translator = useTranslator()
  const { t, language } = translator
  const addressOf = (firstToken: string, page: Page, panel: PanelRoute | null = null) =>
    formatAddress({ lang: language.code, firstToken, secondToken: null, page, panel })
  const storeyHref = ({ id }: FrontStorey) =>
    addressOf(front.token, { name: 'chess' }, { type: 'group', context: 'storey', id })
  const { free, all, from } = front.homes
  const [first, ...others] = front.units
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <ProductMark />
        <span className={styles.choices}>
          <Select
            label={t('control.language')}
            value={language.code}
            options={LANGUAGES.map(({ code, own_name, tag }) => ({ value: code, label: own_name, lang: tag }))}
            onChange={(code) => loadPage(`/${code}`)}
          />
          <ThemeSwitch />
          <ButtonLink className={styles.studio} href="/studio">
            {t('front.studio')}
          </ButtonLink>
        </span>
      </header>
      <main>
        <section className={styles.hero}>
          <div className={styles.say}>
            <h1>{t('welcome.title')}</h1>
            <p className={styles.lead}>{t('front.lead')}</p>
            <p className={styles.live}>
              <strong>{t('front.available', { free, all })}</strong>
              {from !== null && (
                <span>{t('price.from', { price: formatMoney(translator, from, front.currency) })}</span>
              )}
            </p>
            {front.can_try && <p className={styles.note}>{t('front.note', { minutes: DEMO_VISIT_MINUTES })}</p>}
          </div>
          <FrontStage front={front} hrefOf={storeyHref} />
        </section>
        <section className={styles.doors} data-open={front.can_try}>
          <BuyerDoor front={front} href={addressOf(front.token, { name: 'main' })} />
          {front.can_try && <AgentDoor front={front} />}
          {front.can_try && first && <DeveloperDoor front={front} units={[first, ...others]} />}
        </section>
        <FrontCatalogues token={token} hrefOf={(of) => addressOf(of, { name: 'main' })} />
        <section className={styles.languages}>
          <h2>{t('front.languages', { count: LANGUAGES.length })}</h2>
          <ul>
            {LANGUAGES.map(({ code, own_name, tag }) => (
              <li key={code}>
                <a href={`/${code}`} lang={tag} aria-current={code === language.code ? 'true' : undefined}>
                  <bdi>{own_name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </section>
      </main>
      <footer className={styles.foot}>
        <span>{t('front.own_server')}</span>
        <a href="/studio">{t('front.studio')}</a>
        <a href={`/demo/host?lang=${language.code}`}>{t('demo.host')}</a>
        <a href={API_BASE}>{t('front.api')}</a>
      </footer>
    </div>
  )
}
