import { COMPARE_LIMIT } from '#domain/compare/compare-row.ts'
import { unitWords } from '#i18n/unit-words.ts'
import { Chip } from '#ui/button/chip.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './compare-picker.module.css'
import type { FavouriteUnit } from './favourite-units.ts'
import type { CompareChoice } from './use-compare-choice.ts'

interface ComparePickerProps {
  readonly units: readonly FavouriteUnit[]
  readonly choice: CompareChoice
}

/** Chooses among more units than can be compared. */
export function ComparePicker({ units, choice }: ComparePickerProps) {
  const translator = useTranslator()
  return (
    <fieldset className={styles.picker}>
      <legend>{translator.t('favorites.compare_limit', { count: COMPARE_LIMIT })}</legend>
      <div className={styles.chips}>
        {units.map((unit) => (
          <Chip key={unit.instance.id} aria-pressed={choice.isCompared(unit)} onClick={() => choice.toggle(unit)}>
            {unitWords(translator, unit.scope.project.data.project).name(unit.instance)}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
