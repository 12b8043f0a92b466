import type { Estate } from '#domain/chess/chess.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'
import { classOfButton } from '#web/ui/button-look.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './chess-view.module.css'

/** What stands in place of an estate that is not there, with the way to one that is. */
export function ChessEmpty({ first }: { first: Estate | undefined }) {
  const { t } = useTranslator()
  return (
    <div className={styles.empty}>
      <Icon name="chess" size="large" />
      <p>{t(first ? 'message.no_items' : 'message.no_premises')}</p>
      {first && (
        <NavLink className={classOfButton({})} page={{ name: 'chess-estate', estateId: first.id }}>
          {first.name}
        </NavLink>
      )}
    </div>
  )
}
