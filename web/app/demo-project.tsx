import type { TokenData } from '#contract/token.ts'
import type { Page } from '#domain/address/address.ts'
import { PAGES } from '#domain/address/page-table.ts'
import { fromPrice } from '#domain/kind/kind-totals.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { wordEntryFree } from '#i18n/word-kinds.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './demo-page.module.css'

const PAGES_WORTH_SEEING: readonly Page[] = [
  { name: 'chess' },
  { name: 'chess-plus' },
  { name: 'premises' },
  { name: 'favorites' },
  { name: 'info' },
  { name: 'panorama', panoramaId: null },
]

interface DemoProjectProps {
  entry: TokenData['catalogs'][number]
  addressOf: (page: Page) => string
}

/** A project of the demo: its picture, its free units and its pages. */
export function DemoProject({ entry, addressOf }: DemoProjectProps) {
  const translator = useTranslator()
  const { t } = translator
  const from = fromPrice(entry)
  const price = from === null ? null : formatMoney(translator, from, entry.currency)
  return (
    <li className={styles.project}>
      <div className={styles.picture}>
        {entry.image && <Picture image={entry.image} sizes="(min-width: 64rem) 28rem, 100vw" alt="" />}
      </div>
      <div className={styles.facts}>
        <h2 className={styles.title}>
          <a href={addressOf({ name: 'main' })}>{entry.name}</a>
        </h2>
        {entry.address && <p>{entry.address}</p>}
        <p className={styles.price}>
          {price && <strong>{t('price.from', { price })}</strong>}
          <span>{wordEntryFree(translator, entry)}</span>
        </p>
        <nav className={styles.links} aria-label={entry.name}>
          {PAGES_WORTH_SEEING.map((page) => (
            <a key={page.name} href={addressOf(page)}>
              {t(`title.${PAGES[page.name].title}`)}
            </a>
          ))}
        </nav>
      </div>
    </li>
  )
}
