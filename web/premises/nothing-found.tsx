import type { MouseEvent } from 'react'
import { Button } from '#ui/button/button.tsx'
import { StatePage } from '#ui/content/state-page.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useProject } from '#web/catalogue/use-project.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { criteriaToDrop, withoutCriterion } from '#web/choice/criteria-to-drop.ts'
import { criterionName } from '#web/choice/criterion-name.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { EmptyDrawing } from './empty-drawing.tsx'
import styles from './nothing-found.module.css'

/** Shown for an empty list, with buttons that relax the filter. */
export function NothingFound() {
  const { t } = useTranslator()
  const { index } = useProject()
  const { filter, setFilter } = useChoice()
  if (index.free.includes(1)) {
    return <StatePage drawing={<EmptyDrawing />} heading="h2" title={t('message.no_items')} action={<WaysOut />} />
  }
  const showAll = () => setFilter({ only_free: false })
  return (
    <StatePage
      drawing={<EmptyDrawing />}
      heading="h2"
      title={t('message.no_premises')}
      text={t('message.not_available_text')}
      action={
        filter.only_free &&
        index.instances.length > 0 && <Button onClick={leaving(showAll)}>{t('control.show_all')}</Button>
      }
    />
  )
}

function WaysOut() {
  const { t } = useTranslator()
  const { rooms_basis } = useProject().data.project
  const { filter, failures, setFilter, clearFilter } = useChoice()
  const ways = failures ? criteriaToDrop(failures, filter) : []
  if (ways.length === 0)
    return (
      <Button variant="filled" onClick={leaving(clearFilter)}>
        {t('control.clear_filter')}
      </Button>
    )
  return (
    <>
      <ul className={styles.ways}>
        {ways.map(({ criterion, count }) => (
          <li key={criterion}>
            <Button block onClick={leaving(() => setFilter(withoutCriterion(criterion)))}>
              <Icon name="close" size="small" />
              <span>{t(criterionName(criterion, rooms_basis))}</span>
              <small>{t('filter.relax', { count })}</small>
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="plain" onClick={leaving(clearFilter)}>
        {t('control.clear_filter')}
      </Button>
    </>
  )
}

/** Moves the focus to the main element, since the clicked button disappears with the empty list. */
function leaving(act: () => void): (event: MouseEvent<HTMLElement>) => void {
  return ({ currentTarget }) => {
    currentTarget.closest<HTMLElement>('main')?.focus()
    act()
  }
}
