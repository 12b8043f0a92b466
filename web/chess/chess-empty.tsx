import type { Estate } from '#domain/chess/chess.ts'
import { classOfButton } from '#ui/button/button-look.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'
import styles from './chess-view.module.css'

/** Shown for an unknown estate, with a link to the first one. */
export function ChessEmpty({ first }: { first: Estate | undefined }) {
  const { t } = useTranslator()
  return (
    <div className={styles.empty}>
      <Icon name="chess" size="large" />
      <h1>{t(first ? 'message.no_items' : 'message.no_premises')}</h1>
      {first && (
        <NavLink className={classOfButton({})} page={{ name: 'chess-estate', estateId: first.id }}>
          {first.name}
        </NavLink>
      )}
    </div>
  )
}
