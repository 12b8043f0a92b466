import type { TokenData } from '#contract/token.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { Picture } from '#web/ui/picture.tsx'
import styles from './group-project.module.css'

/** A project of the group in short; language and partner go along (design 2). */
export function GroupProject({ entry }: { entry: TokenData['catalogs'][number] }) {
  const translator = useTranslator()
  const { t } = translator
  const { address } = useNavigation()
  const { name, image, stage, free_count, min_price, currency } = entry
  const facts = [
    free_count === 0 ? t('message.not_available') : t('count.free', { count: free_count }),
    ...(min_price === null ? [] : [t('price.from', { price: formatMoney(translator, min_price, currency) })]),
  ]
  return (
    <a
      className={styles.card}
      // Another catalogue is another document.
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
