import { useEffect, useState } from 'react'
import type { Catalogue } from '#contract/catalogues.ts'
import type { InstancesAnswer, ManagedInstance } from '#contract/instances.ts'
import { readManage } from '#studio/api/call-manage.ts'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { catalogueName } from '#studio/catalogue/catalogue-name.ts'
import { joinParts } from '#studio/format/join-parts.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { latinFigures } from './normal-text.ts'
import type { PaletteRow } from './palette-rows.ts'
import { opensUnit } from './use-findables.ts'

/** How long the palette waits for the next key before it asks the server, in milliseconds. */
const PAUSE = 200
const MOST = 20

/** Units of other projects with the typed number, below everything else. They come from the server, so later. */
export function useOtherRows(query: string, current: Catalogue | null): readonly PaletteRow[] {
  const { t, language } = useTranslator()
  const { all } = useCatalogues()
  const number = /^[@>]/.test(query) ? '' : latinFigures(query.replace(/^#/, '')).trim()
  const units = useUnitsOf(number, all.length > 1)
  return units.flatMap((unit) => {
    const catalogue = all.find(({ project_id }) => project_id === unit.project_id)
    if (!catalogue || catalogue.project_id === current?.project_id) return []
    return {
      ...{ id: `other ${unit.id}`, group: t('palette.others'), icon: 'grid' as const },
      label: t('common.unit', { number: unit.number }),
      note: joinParts([catalogueName(catalogue, language.code), unit.estate.name]),
      choice: { kind: 'open' as const, run: opensUnit(catalogue, unit.external_id) },
    }
  })
}

function useUnitsOf(number: string, isWanted: boolean): readonly ManagedInstance[] {
  const [found, setFound] = useState<{ readonly number: string; readonly units: readonly ManagedInstance[] } | null>(
    null,
  )
  useEffect(() => {
    // Most names have no figure, most numbers have one.
    if (!isWanted || !/\d/.test(number) || number.length > 50) return
    let isGone = false
    const timer = setTimeout(() => {
      readManage<InstancesAnswer>('GET', `instances?number=${encodeURIComponent(number)}&limit=${MOST}`).then(
        ({ data }) => !isGone && setFound({ number, units: data }),
        // Without an answer there are only the units of this project.
        () => {},
      )
    }, PAUSE)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [number, isWanted])
  return found?.number === number ? found.units : []
}
