import type { TokenData } from '#contract/token.ts'
import type { Page } from '#domain/address/address.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import { PAGES } from '#domain/address/page-table.ts'
import { useBoot } from '#web/boot/boot-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './demo-page.module.css'
import { DemoProject } from './demo-project.tsx'
import { SiteChoices } from './site-choices.tsx'

const GROUP = 'meridian'
const PARTNERS = ['anna', 'keystone'] as const
const GROUP_PAGES = ['main', 'projects', 'about', 'favorites'] as const

/** The root page of a site with the demo: links to everything in it. */
export function DemoPage({ token }: { token: TokenData }) {
  const { t } = useTranslator()
  const { lang } = useBoot()
  const addressOf = (firstToken: string, page: Page, secondToken: string | null = null) =>
    formatAddress({ lang, firstToken, secondToken, page, panel: null })
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{t('demo.title')}</h1>
          <p>{t('demo.text')}</p>
        </div>
        <SiteChoices />
      </header>
      <ul className={styles.projects}>
        {token.catalogs.map((entry) => (
          <DemoProject key={entry.id} entry={entry} addressOf={(page) => addressOf(entry.token, page)} />
        ))}
      </ul>
      <section className={styles.more}>
        <h2 className={styles.title}>{t('demo.group')}</h2>
        <nav className={styles.links} aria-label={t('demo.group')}>
          {GROUP_PAGES.map((name) => (
            <a key={name} href={addressOf(GROUP, { name })}>
              {name === 'main' ? token.settings.name : t(`title.${PAGES[name].title}`)}
            </a>
          ))}
        </nav>
        <h2 className={styles.title}>{t('demo.partner_link')}</h2>
        <nav className={styles.links} aria-label={t('demo.partner_link')}>
          {token.catalogs.slice(0, 1).flatMap((entry) =>
            PARTNERS.map((partner) => (
              <a key={partner} href={addressOf(entry.token, { name: 'main' }, partner)}>
                <bdi>{`/${entry.token}/${partner}`}</bdi>
              </a>
            )),
          )}
        </nav>
        <h2 className={styles.title}>{t('demo.host')}</h2>
        <nav className={styles.links} aria-label={t('demo.host')}>
          <a href={`/demo/host?lang=${lang}`}>
            <bdi>/demo/host</bdi>
          </a>
        </nav>
      </section>
    </main>
  )
}
