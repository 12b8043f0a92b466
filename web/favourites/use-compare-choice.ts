import { useState } from 'react'
import { isFree } from '#domain/chess/availability.ts'
import { COMPARE_LIMIT } from '#domain/compare/compare-row.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { comparedIds, hasChoice, togglePick } from './compare-choice.ts'
import type { FavouriteUnit } from './favourite-units.ts'

/** The compared units, and how to change them. */
export interface CompareChoice {
  readonly compared: readonly FavouriteUnit[]
  /** There are more units than can be compared. */
  readonly hasChoice: boolean
  readonly isCompared: (unit: FavouriteUnit) => boolean
  readonly toggle: (unit: FavouriteUnit) => void
}

/** The visitor's choice of units to compare; kept while the page is open. */
export function useCompareChoice(units: readonly FavouriteUnit[]): CompareChoice {
  const { t } = useTranslator()
  const toast = useToast()
  const [picked, setPicked] = useState<readonly number[] | null>(null)
  const candidates = units.map(({ instance }) => ({ id: instance.id, isFree: isFree(instance) }))
  const compared = comparedIds(candidates, picked)
  return {
    compared: units.filter(({ instance }) => compared.includes(instance.id)),
    hasChoice: hasChoice(units),
    isCompared: ({ instance }) => compared.includes(instance.id),
    toggle: ({ instance }) => {
      const next = togglePick(compared, instance.id)
      if (next) setPicked(next)
      else toast({ text: t('favorites.compare_limit', { count: COMPARE_LIMIT }), icon: 'compare' })
    },
  }
}
