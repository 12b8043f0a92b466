import { formatAddress } from '#domain/address/format-address.ts'
import { formatQuery } from '#domain/address/query.ts'
import { classOfButton } from '#ui/button/button-look.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import styles from './next-units.module.css'

/** Follows the units that the server renders: without scripts it leads to the next ones. Scripts render units on scrolling. */
export function NextUnits({ shown, of }: { readonly shown: number; readonly of: number }) {
  return <noscript>{import.meta.env.SSR && shown < of && <NextLink shown={shown} />}</noscript>
}

function NextLink({ shown }: { readonly shown: number }) {
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
