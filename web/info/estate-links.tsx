import type { Page } from '#domain/address/address.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import { formatQuery } from '#domain/address/query.ts'
import type { Estate } from '#domain/chess/chess.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { classOfButton } from '#ui/button/button-look.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { isPlainClick } from '#web/navigation/plain-click.ts'
import { facadePageOf } from '#web/picture/target-page.ts'
import styles from './estate-links.module.css'

/** Links to an estate's picture, its chess and the list of its units, as far as the catalogue enables them. */
export function EstateLinks({ estate }: { estate: Estate }) {
  const { t } = useTranslator()
  const { interactive, chess, premises } = useCatalogue().token
  return (
    <div className={styles.links}>
      {interactive.enabled && (
        <NavLink className={classOfButton({ variant: 'tinted' })} page={facadePageOf(estate)}>
          <Icon name="picture" />
          {t('view_menu.interactive')}
        </NavLink>
      )}
      {chess.enabled && (
        <NavLink className={classOfButton({})} page={{ name: 'chess-estate', estateId: estate.id }}>
          <Icon name="chess" />
          {t('view_menu.chess')}
        </NavLink>
      )}
      {premises.enabled && <PremisesLink estate={estate} />}
    </div>
  )
}

/** Link to the list of the estate's units. Keeps the visitor's filter but for the estate. */
function PremisesLink({ estate }: { estate: Estate }) {
  const { t } = useTranslator()
  const { address, viewState, goTo } = useNavigation()
  const page: Page = { name: 'premises' }
  const filter = { ...viewState.filter, estates: [estate.id] }
  return (
    <ButtonLink
      href={
        formatAddress({ ...address, page, panel: null }) + formatQuery({ ...viewState, filter, shared: [], from: 0 })
      }
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        goTo(page, { filter })
      }}
    >
      <Icon name="cards" />
      {t('view_menu.premises')}
    </ButtonLink>
  )
}
