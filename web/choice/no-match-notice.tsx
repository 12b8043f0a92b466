import type { Page } from '#domain/address/address.ts'
import type { Estate } from '#domain/chess/chess.ts'
import { Button } from '#ui/button/button.tsx'
import { classOfButton } from '#ui/button/button-look.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'
import { useChoice } from './choice-context.ts'
import { criteriaToDrop, withoutCriterion } from './criteria-to-drop.ts'
import { criterionName } from './criterion-name.ts'
import styles from './no-match-notice.module.css'

interface NoMatchNoticeProps {
  /** The page of a building in the current view. */
  readonly pageOf: (estate: Estate) => Page
}

/** Shown over a grid or picture without matches: links to a building with matches, else offers to drop the most limiting criterion. */
export function NoMatchNotice({ pageOf }: NoMatchNoticeProps) {
  const { t } = useTranslator()
  const { chess, data } = useProject()
  const { filter, failures, setFilter, clearFilter } = useChoice()
  if (!failures) return null
  const matches = chess.instances.filter(({ row }) => failures[row] === 0)
  const [elsewhere] = matches
  const [way] = criteriaToDrop(failures, filter)
  return (
    <div className={styles.notice} role="status">
      <p>{t('message.no_items')}</p>
      {elsewhere && (
        <NavLink className={classOfButton({ size: 'small' })} page={pageOf(elsewhere.estate)}>
          {elsewhere.estate.name}
          <small>
            {t('count.found', { count: matches.filter(({ estate }) => estate === elsewhere.estate).length })}
          </small>
        </NavLink>
      )}
      {!elsewhere && way && (
        <Button size="small" onClick={() => setFilter(withoutCriterion(way.criterion))}>
          {t(criterionName(way.criterion, data.project.rooms_basis))}
          <small>{t('filter.relax', { count: way.count })}</small>
        </Button>
      )}
      {!elsewhere && (
        <Button variant="plain" size="small" onClick={clearFilter}>
          {t('control.clear_filter')}
        </Button>
      )}
    </div>
  )
}
