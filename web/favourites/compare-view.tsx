import { useState } from 'react'
import { Switch } from '#ui/field/switch.tsx'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { ComparePicker } from './compare-picker.tsx'
import { CompareTable } from './compare-table.tsx'
import styles from './compare-view.module.css'
import type { FavouriteUnit } from './favourite-units.ts'
import type { CompareChoice } from './use-compare-choice.ts'

interface CompareViewProps {
  readonly units: readonly FavouriteUnit[]
  readonly choice: CompareChoice
}

/** Compares units side by side, at first only their differences. */
export function CompareView({ units, choice }: CompareViewProps) {
  const { t } = useTranslator()
  const isSmall = useScreenSize() === 'small'
  const [onlyDifferences, setOnlyDifferences] = useState(true)
  const differences = (
    <Switch checked={onlyDifferences} onChange={setOnlyDifferences}>
      {t('favorites.compare_differences')}
    </Switch>
  )
  return (
    <>
      {choice.hasChoice && <ComparePicker units={units} choice={choice} />}
      {isSmall && <div className={styles.bar}>{differences}</div>}
      {choice.compared.length > 0 && (
        <CompareTable
          units={choice.compared}
          onlyDifferences={onlyDifferences}
          // A phone has no room for a first column.
          corner={isSmall ? null : differences}
        />
      )}
    </>
  )
}
