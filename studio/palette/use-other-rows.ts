import { useEffect, useState } from 'react'
import type { Catalogue } from '#contract/catalogues.ts'
import type { ManagedInstance } from '#contract/instances.ts'
import { latinDigits } from '#domain/table/read-number.ts'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { catalogueName } from '#studio/catalogue/catalogue-name.ts'
import { joinParts } from '#studio/format/join-parts.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useManaged } from '#studio/reading/use-reading.ts'
import type { PaletteRow } from './palette-rows.ts'
import { opensUnit } from './use-findables.ts'

/** How long the palette waits for the next key before it asks the server, in milliseconds. */
const PAUSE = 200
const MOST = 20

/** Units of other projects with the typed number, below everything else. They come from the server, so later. */
export function useOtherRows(query: string, current: Catalogue | null): readonly PaletteRow[] {
  const { t, language } = useTranslator()
  const { all } = useCatalogues()
  const number = /^[@>]/.test(query) ? '' : latinDigits(query.replace(/^#/, '')).trim()
  const units = useUnitsOf(number, all.length > 1)
  return units.flatMap((unit) => {
    const catalogue = all.find(({ project_id }) => project_id === unit.project_id)
    if (!catalogue || catalogue.project_id === current?.project_id) return []
    return {
      id: `other ${unit.id}`,
      group: t('palette.others'),
      icon: 'grid' as const,
      label: t('common.unit', { number: unit.number }),
      note: joinParts([catalogueName(catalogue, language.code), unit.estate.name]),
      choice: { kind: 'open' as const, run: opensUnit(catalogue, unit.external_id) },
    }
  })
}

const NONE: readonly ManagedInstance[] = []

function useUnitsOf(number: string, isWanted: boolean): readonly ManagedInstance[] {
  const [asked, setAsked] = useState<string | null>(null)
  // Most names have no figure, most numbers have one.
  const isNumber = isWanted && /\d/.test(number) && number.length <= 50
  useEffect(() => {
    const timer = setTimeout(() => setAsked(isNumber ? number : null), PAUSE)
    return () => clearTimeout(timer)
  }, [number, isNumber])
  // Without an answer there are only the units of this project.
  const { data } = useManaged('listInstances', asked === null ? null : { query: { number: asked, limit: MOST } })
  return isNumber && asked === number ? (data?.data ?? NONE) : NONE
}
