import { type ReactNode, useEffect, useMemo } from 'react'
import { CatalogueContext } from '#studio/catalogue/catalogue-context.ts'
import { keepCatalogue, keptCatalogue } from '#studio/catalogue/kept-catalogue.ts'
import { useFault } from '#studio/person/use-fault.ts'
import { useManaged } from '#studio/reading/use-reading.ts'
import { ServerAway } from './server-away.tsx'

interface CatalogueProviderProps {
  /** The catalogue of the address; null for screens of the whole account. */
  readonly id: number | null
  readonly children: ReactNode
}

/** Loads the catalogues of the account and gives them to all screens. */
export function CatalogueProvider({ id, children }: CatalogueProviderProps) {
  const { data, error, reload } = useManaged('listCatalogues', {})
  const items = data?.data
  const fault = useFault(error)
  useEffect(() => {
    if (id !== null) keepCatalogue(id)
  }, [id])
  const value = useMemo(() => {
    const all = items?.filter(({ archived }) => !archived) ?? []
    const wanted = id ?? keptCatalogue()
    const current = all.find((catalogue) => catalogue.id === wanted) ?? (id === null ? (all[0] ?? null) : null)
    return { all, current, reload }
  }, [items, id, reload])
  if (fault) return <ServerAway fault={fault} onAgain={reload} />
  if (!items) return null
  return <CatalogueContext value={value}>{children}</CatalogueContext>
}
