import { formatNumber } from '#i18n/format-number.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface FilterButtonProps {
  readonly label: string
  /** How many criteria are set. */
  readonly active: number
}

/** Opens the dialog with all criteria, and says how many of them are set. */
export function FilterButton({ label, active }: FilterButtonProps) {
  const translator = useTranslator()
  const { openModal } = useNavigation()
  const isActive = active > 0
  return (
    <Chip
      chosen={isActive}
      count={isActive ? formatNumber(translator, active) : undefined}
      aria-haspopup="dialog"
      aria-description={isActive ? translator.t('filter.active', { count: active }) : undefined}
      onClick={() => openModal({ type: 'filter' })}
    >
      <Icon name="filter" size="small" />
      {label}
    </Chip>
  )
}
