import { activeCriteria } from '#domain/filter/filter.ts'
import { areWholeKinds } from '#domain/kind/kind-choice.ts'
import { formatNumber } from '#i18n/format-number.ts'
import { Chip } from '#ui/button/chip.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useChoice } from '#web/choice/choice-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { usePlace } from '#web/navigation/navigation-context.ts'
import styles from './filter-controls.module.css'
import { RANKS } from './use-fitting.ts'
import { useKinds } from './use-kinds.ts'

interface FilterButtonProps {
  readonly label: string
  /** Shows the label beside the icon. */
  readonly hasWords: boolean
}

/** Opens the dialog with all criteria, and shows how many are set. */
export function FilterButton({ label, hasWords }: FilterButtonProps) {
  const translator = useTranslator()
  const { openModal } = usePlace()
  const active = useSetCriteria()
  const isActive = active > 0
  return (
    <Chip
      chosen={isActive}
      className={styles.all}
      aria-label={label}
      aria-haspopup="dialog"
      data-part="modals filter-dialog"
      aria-description={isActive ? translator.t('filter.active', { count: active }) : undefined}
      onClick={() => openModal({ type: 'filter' })}
    >
      <Icon name="filter" size="small" />
      <span data-rank={RANKS.words} className={hasWords ? undefined : styles.unseen}>
        {label}
      </span>
      {isActive && <span className={styles.badge}>{formatNumber(translator, active)}</span>}
    </Chip>
  )
}

/** The number of set criteria, not counting a kind that the switch shows. */
function useSetCriteria(): number {
  const { filter } = useChoice()
  const { kinds, choice, types } = useKinds()
  const isSwitched = choice === 'all' || kinds.some(({ kind }) => kind === choice)
  const isShown = isSwitched && areWholeKinds(filter.types, types)
  return activeCriteria(filter).filter((criterion) => criterion !== 'types' || !isShown).length
}
