import { type ReactNode, useEffect, useMemo } from 'react'
import { readCatalogues } from '#studio/catalogue/catalogue-calls.ts'
import { CatalogueContext } from '#studio/catalogue/catalogue-context.ts'
import { keepCatalogue, keptCatalogue } from '#studio/catalogue/kept-catalogue.ts'
import { useList } from '#studio/person/use-list.ts'
import { ServerAway } from './server-away.tsx'

interface CatalogueProviderProps {
  /** The catalogue of the address; null for screens of the whole account. */
  readonly id: number | null
  readonly children: ReactNode
}

/** Loads the catalogues of the account and gives them to all screens. */
export function CatalogueProvider({ id, children }: CatalogueProviderProps) {
  const { items, fault, load } = useList(readCatalogues)
  useEffect(() => {
    if (id !== null) keepCatalogue(id)
  }, [id])
  const value = useMemo(() => {
    const all = items?.filter(({ archived }) => !archived) ?? []
    const wanted = id ?? keptCatalogue()
    const current = all.find((catalogue) => catalogue.id === wanted) ?? (id === null ? (all[0] ?? null) : null)
    return { all, current, reload: load }
  }, [items, id, load])
  if (fault) return <ServerAway fault={fault} onAgain={load} />
  if (!items) return null
  return <CatalogueContext value={value}>{children}</CatalogueContext>
}
