import type { TokenData } from '#contract/token.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import { fromPrice } from '#domain/kind/kind-totals.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { wordEntryFree } from '#i18n/word-kinds.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import styles from './catalogue-select.module.css'

/** The projects of the group to choose from; the links keep language and partner. */
export function CatalogueSelect() {
  const { token } = useCatalogue()
  return (
    <ul className={styles.list}>
      {token.catalogs.map((entry) => (
        <li key={entry.id}>
          <CatalogueCard entry={entry} />
        </li>
      ))}
    </ul>
  )
}

function CatalogueCard({ entry }: { entry: TokenData['catalogs'][number] }) {
  const translator = useTranslator()
  const { t } = translator
  const { token } = useCatalogue()
  const { address } = useNavigation()
  const from = fromPrice(entry)
  const price = from === null ? null : formatMoney(translator, from, entry.currency)
  return (
    <a
      className={styles.card}
      // Another catalogue is another document.
      href={formatAddress({ ...address, firstToken: entry.token, page: { name: 'main' }, panel: null })}
      aria-current={entry.id === token.settings.id ? 'true' : undefined}
    >
      <span className={styles.picture}>
        {entry.image && <Picture image={entry.image} sizes="(min-width: 48rem) 20rem, 100vw" alt="" />}
      </span>
      <span className={styles.facts}>
        <b>{entry.name}</b>
        {price && <b className={styles.end}>{t('price.from', { price })}</b>}
        {entry.address && <small>{entry.address}</small>}
        <small className={styles.end}>{wordEntryFree(translator, entry)}</small>
      </span>
    </a>
  )
}
