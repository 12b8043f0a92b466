import { Fragment, useMemo } from 'react'
import { PREMISES_VIEWS, type PremisesView } from '#domain/address/query.ts'
import { isFree } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { foundTotals } from '#domain/premises/found-totals.ts'
import { listSubject } from '#domain/premises/list-subject.ts'
import { Segmented } from '#ui/field/segmented.tsx'
import type { IconName } from '#ui/icon/icon.tsx'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { wordTotals } from './found-words.ts'
import styles from './premises-head.module.css'
import { SortSelect } from './sort-select.tsx'

/** The heading and totals of the list, with the choices of sort and view. On small screens the choices are sticky. */
export function PremisesHead({ units }: { units: readonly Instance[] }) {
  const translator = useTranslator()
  const { t } = translator
  const { index, chess, data } = useProject()
  const { filter } = useChoice()
  const totals = useMemo(() => foundTotals(units), [units])
  const subject = useMemo(() => listSubject(index, filter.types, chess.leading_kind), [index, filter.types, chess])
  const [found, ...others] = wordTotals(translator, totals, data.project, subject)
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h2>{t(subject === 'mixed' ? 'title.premises' : `type.${subject}`)}</h2>
        <p>
          <span>{found}</span>
          {others.map((part) => (
            <Fragment key={part}>
              {' '}
              <span>
                {'· '}
                {part}
              </span>
            </Fragment>
          ))}
        </p>
        {!units.some(isFree) && <p role="status">{t('message.no_premises')}</p>}
      </div>
      <div className={styles.choices}>
        <SortSelect />
        <ViewSwitch />
      </div>
    </header>
  )
}

const VIEW_ICONS: Readonly<Record<PremisesView, IconName>> = { cards: 'cards', list: 'table', groups: 'layers' }

function ViewSwitch() {
  const { t } = useTranslator()
  const { viewState, setViewState, overlays } = useNavigation()
  // An open panel leaves no room for the labels.
  const isNarrow = useScreenSize() !== 'large' || overlays.panels.length > 0
  return (
    <Segmented
      label={t('control.change_view')}
      value={viewState.view}
      options={PREMISES_VIEWS.map((view) => ({ value: view, label: t(`view.${view}`), icon: VIEW_ICONS[view] }))}
      iconsOnly={isNarrow}
      onChange={(view) => setViewState({ view })}
    />
  )
}
