import type { Sort } from '#domain/sort/sort-option.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { usePlace } from '#web/navigation/navigation-context.ts'

/** Changes the order of the units. The catalogue's default order is not written to the address. */
export function useSort(): (sort: Sort) => void {
  const { default_sort } = useCatalogue().token.premises
  const { setViewState } = usePlace()
  return (sort) => setViewState({ sort: sort === default_sort ? null : sort })
}
