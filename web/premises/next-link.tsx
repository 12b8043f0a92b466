import { formatAddress } from '#domain/address/format-address.ts'
import { formatQuery } from '#domain/address/query.ts'
import { classOfButton } from '#ui/button/button-look.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import styles from './next-link.module.css'

/** Follows the units that the server renders, and leads visitors without scripts to the next ones. */
export function NextLink({ shown }: { readonly shown: number }) {
  const { t } = useTranslator()
  const { address, viewState } = useNavigation()
  const query = formatQuery({ ...viewState, from: viewState.from + shown })
  return (
    <p className={styles.next}>
      <a className={classOfButton({})} href={formatAddress(address) + query} rel="next">
        {t('list.next')}
      </a>
    </p>
  )
}
