import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Catalogue } from '#contract/catalogues.ts'
import type { FieldOwner } from '#contract/field-owners.ts'
import type { OwnedField } from '#domain/field/unit.ts'
import { holdLengthOf } from '#domain/hold/hold-length.ts'
import { DEFAULT_LANGUAGE } from '#domain/language/language.ts'
import { zoneOf } from '#domain/project/time-zone.ts'
import { manage } from '#studio/api/manage.ts'
import { currencySymbol } from '#studio/format/format-money.ts'
import type { ColumnUnits } from '#studio/instance/unit-columns.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { projectFacts } from '#studio/project/project-facts.ts'
import { type LoadedProject, useProjectStores } from '#studio/project/project-stores-context.ts'
import { useManaged } from '#studio/reading/use-reading.ts'
import type { TextContext } from './act-texts.ts'
import { actWords } from './act-words.ts'
import { type PaletteUnits, readPaletteUnits } from './read-palette-units.ts'
import type { ActContext, OwnableKind } from './unit-acts.ts'

/** The units of the current project, and what acts on them depend on. */
export interface PaletteProject extends Pick<PaletteUnits, 'byNumber'> {
  readonly loaded: LoadedProject
  readonly acts: Omit<ActContext, 'now'>
  readonly texts: Omit<TextContext, 'now'>
  readonly units: ColumnUnits
  /** Takes a field over from its feed. */
  readonly take: (field: OwnedField) => Promise<void>
}

const NOTHING = () => () => {}

/** The current project as the palette needs it. Null until it is loaded, and for a group. */
export function usePaletteProject(catalogue: Catalogue | null): PaletteProject | null {
  const projectId = catalogue?.project_id ?? null
  const defaultLang = catalogue?.default_lang ?? DEFAULT_LANGUAGE
  const [now] = useState(() => new Date())
  const translator = useTranslator()
  const lang = translator.language.code
  const { role, account: company } = useMe()
  const loaded = useLoaded(projectId)
  // Without an answer those of a new account count.
  const account = useManaged('readAccount', projectId === null ? null : {}).data?.data
  const { owners, take } = useOwners(projectId)
  const state = useSyncExternalStore(loaded?.store.subscribe ?? NOTHING, () => loaded?.store.state() ?? null)
  const project = state?.project
  const isAway = state?.isAway ?? false
  const units = useMemo(
    () => project && readPaletteUnits(project, { lang, defaultLang, accountZone: company.time_zone, now }),
    [project, lang, defaultLang, company.time_zone, now],
  )
  return useMemo(() => {
    if (!loaded || !project || !units) return null
    const { currency, timeZone, areaUnit } = projectFacts(project.shown)
    const ownerOf = (kind: OwnableKind) => owners.find(({ field, taken }) => field === kind && taken === null)
    const length = holdLengthOf(role, account?.hold_days ?? null)
    return {
      loaded,
      acts: { ...units, role, length, isAway, ownerOf, words: actWords(translator) },
      texts: { translator, currency, timeZone: zoneOf(timeZone, company.time_zone) },
      byNumber: units.byNumber,
      units: { currency, symbol: currencySymbol(translator, currency), areaUnit },
      take,
    }
  }, [loaded, project, units, role, account, company.time_zone, isAway, translator, owners, take])
}

const NO_OWNERS: readonly FieldOwner[] = []

/** The fields that feeds write. Without an answer the server still refuses what a feed owns. */
function useOwners(projectId: number | null) {
  const { data, reload } = useManaged('listFieldOwners', projectId === null ? null : { params: { id: projectId } })
  const take = useCallback(
    async (field: OwnedField) => {
      if (projectId !== null) await manage('takeField', { params: { id: projectId }, body: { field } }).then(reload)
    },
    [projectId, reload],
  )
  return { owners: data?.data ?? NO_OWNERS, take }
}

function useLoaded(projectId: number | null): LoadedProject | null {
  const stores = useProjectStores()
  const [loaded, setLoaded] = useState(() => (projectId === null ? null : stores.loaded(projectId)))
  useEffect(() => {
    let isGone = false
    // Without an answer the palette finds everything else.
    if (projectId !== null)
      stores.open(projectId).then(
        (project) => !isGone && setLoaded(project),
        () => {},
      )
    return () => {
      isGone = true
    }
  }, [stores, projectId])
  return loaded?.id === projectId ? loaded : null
}
