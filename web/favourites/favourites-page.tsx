import { type ReactNode, useMemo, useState } from 'react'
import { CompareView } from './compare-view.tsx'
import { EmptyList } from './empty-list.tsx'
import { FavouriteCards } from './favourite-cards.tsx'
import { type FavouriteScope, resolveUnits } from './favourite-units.ts'
import { FavouritesHead, type FavouritesMode } from './favourites-head.tsx'
import styles from './favourites-page.module.css'
import { MissingNote } from './missing-note.tsx'
import { useCompareChoice } from './use-compare-choice.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useShownIds } from './use-shown-ids.ts'

interface FavouritesPageProps {
  readonly scopes: readonly FavouriteScope[]
  /** False if a project failed to load; it may have the missing units. */
  readonly isComplete?: boolean
  /** Shown above the list. */
  readonly notice?: ReactNode
}

/** The list as cards or as a comparison, or a message if it is empty. */
export function FavouritesPage({ scopes, isComplete = true, notice }: FavouritesPageProps) {
  const { ids, isShared } = useShownIds()
  const { units, missing } = useMemo(() => resolveUnits(ids, scopes), [ids, scopes])
  const [chosenMode, setMode] = useState<FavouritesMode>('cards')
  const choice = useCompareChoice(units)
  const gone = isComplete ? missing : []
  const keptFocus = useKeptFocus(units.length)
  if (units.length === 0 && isComplete) {
    return (
      <div className={styles.page} {...keptFocus}>
        <EmptyList isShared={isShared} missing={gone} />
      </div>
    )
  }
  const mode = units.length > 1 ? chosenMode : 'cards'
  return (
    <div className={styles.page} data-mode={mode} {...keptFocus}>
      <FavouritesHead units={units} isShared={isShared} mode={mode} onMode={setMode} />
      {notice}
      {gone.length > 0 && <MissingNote ids={gone} isShared={isShared} />}
      {mode === 'compare' ? (
        <CompareView choice={choice} units={units} />
      ) : (
        <FavouriteCards choice={choice} units={units} />
      )}
    </div>
  )
}
