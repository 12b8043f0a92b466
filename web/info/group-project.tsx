import type { TokenData } from '#contract/token.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import { fromPrice } from '#domain/kind/kind-totals.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { wordEntryFree } from '#i18n/word-kinds.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import styles from './group-project.module.css'

/** A card that links to a project of the group and keeps the language and the partner. */
export function GroupProject({ entry }: { entry: TokenData['catalogs'][number] }) {
  const translator = useTranslator()
  const { t } = translator
  const { address } = useNavigation()
  const { name, image, stage, currency } = entry
  const from = fromPrice(entry)
  const facts = [
    wordEntryFree(translator, entry),
    ...(from === null ? [] : [t('price.from', { price: formatMoney(translator, from, currency) })]),
  ]
  return (
    <a
      className={styles.card}
      // A plain link: another catalogue is another document.
      href={formatAddress({ ...address, firstToken: entry.token, page: { name: 'main' }, panel: null })}
    >
      <span className={styles.picture}>{image && <Picture image={image} sizes="8rem" alt="" />}</span>
      <span className={styles.text}>
        <b>{name}</b>
        {stage && <span>{t(`stage.${stage}`)}</span>}
        <span>{facts.join(' · ')}</span>
      </span>
    </a>
  )
}
