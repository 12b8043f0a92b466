import type { TokenData } from '#contract/token.ts'
import { fromPrice } from '#domain/kind/kind-totals.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { wordEntryFree } from '#i18n/word-kinds.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './front-catalogues.module.css'

/** The demo's group, whose token is not in its own answer. */
const GROUP = 'meridian'

interface FrontCataloguesProps {
  readonly token: TokenData
  readonly hrefOf: (token: string) => string
}

/** The catalogues of the demo: each development, and all of them on a map. */
export function FrontCatalogues({ token, hrefOf }: FrontCataloguesProps) {
  const translator = useTranslator()
  const { t } = translator
  const pictures = token.catalogs.flatMap(({ image }) => image ?? []).slice(0, 3)
  return (
    <section className={styles.catalogues}>
      <h2>{t('front.catalogues')}</h2>
      <ul>
        {token.catalogs.map((entry) => {
          const from = fromPrice(entry)
          const price = from === null ? null : t('price.from', { price: formatMoney(translator, from, entry.currency) })
          return (
            <li key={entry.id}>
              <a href={hrefOf(entry.token)}>
                <span className={styles.picture}>
                  {entry.image && <Picture image={entry.image} sizes="(width >= 80rem) 20rem, 50vw" alt="" />}
                </span>
                <strong>{entry.name}</strong>
                <span className={styles.facts}>
                  <span>{wordEntryFree(translator, entry)}</span>
                  {price && <span>{price}</span>}
                </span>
              </a>
            </li>
          )
        })}
        <li>
          <a href={hrefOf(GROUP)}>
            <span className={styles.picture} data-several>
              {pictures.map((image) => (
                <span key={image.src}>
                  <Picture image={image} sizes="10rem" alt="" />
                </span>
              ))}
            </span>
            <strong>{token.settings.name}</strong>
            <span className={styles.facts}>{t('front.developments', { count: token.catalogs.length })}</span>
          </a>
        </li>
      </ul>
    </section>
  )
}
