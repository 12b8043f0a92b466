import { classOfButton } from '#ui/button/button-look.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'
import styles from './chess-plus-view.module.css'
import { PlusStage } from './plus-stage.tsx'

/** Chess Plus: the whole project, or one estate, at a glance. */
export function ChessPlusView({ estateId }: { estateId: number | null }) {
  const { t } = useTranslator()
  const { chess } = useProject()
  const estate = estateId === null ? null : chess.estateById.get(estateId)
  if (estate === undefined || chess.instances.length === 0) {
    return (
      <div className={styles.empty}>
        <p>{t('message.no_items')}</p>
        {estate === undefined && (
          <NavLink page={{ name: 'chess-plus' }} className={classOfButton({ variant: 'filled' })}>
            {t('control.show_all')}
          </NavLink>
        )}
      </div>
    )
  }
  // Remounts for another estate, to reset the scroll position and the first cell.
  return <PlusStage key={estateId} estate={estate} />
}
