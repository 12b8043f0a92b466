import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { AccountSettings } from '#contract/account-settings.ts'
import { holdLengthOf } from '#domain/hold/hold-length.ts'
import { DEFAULT_TIME_ZONE } from '#domain/project/time-zone.ts'
import { projectFacts } from '#studio/instance/project-facts.ts'
import { readAccount } from '#studio/instance/unit-calls.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { type LoadedProject, useProjectStores } from '#studio/project/project-stores-context.ts'
import type { TextContext } from './act-texts.ts'
import { actWords } from './act-words.ts'
import { type PaletteUnits, readPaletteUnits } from './read-palette-units.ts'
import type { ActContext } from './unit-acts.ts'

/** The units of the current project, and what acts on them depend on. */
export interface PaletteProject extends Pick<PaletteUnits, 'byNumber'> {
  readonly loaded: LoadedProject
  readonly acts: Omit<ActContext, 'now'>
  readonly texts: Omit<TextContext, 'now'>
}

const NOTHING = () => () => {}

/** The current project as the palette needs it. Null until it is loaded, and for a group. */
export function usePaletteProject(projectId: number | null): PaletteProject | null {
  const translator = useTranslator()
  const language = translator.language.code
  const { role } = useMe()
  const loaded = useLoaded(projectId)
  const account = useAccount(projectId !== null)
  const state = useSyncExternalStore(loaded?.store.subscribe ?? NOTHING, () => loaded?.store.state() ?? null)
  const project = state?.project
  const isAway = state?.isAway ?? false
  const units = useMemo(() => project && readPaletteUnits(project, language), [project, language])
  return useMemo(() => {
    if (!loaded || !project || !units) return null
    const { currency, timeZone } = projectFacts(project.shown)
    const length = holdLengthOf(role, account?.hold_days ?? null)
    return {
      loaded,
      acts: { ...units, role, length, isAway, words: actWords(translator) },
      texts: { translator, currency, timeZone: timeZone ?? account?.time_zone ?? DEFAULT_TIME_ZONE },
      byNumber: units.byNumber,
    }
  }, [loaded, project, units, role, account, isAway, translator])
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

/** The settings of the account; null without an answer, when those of a new account count. */
function useAccount(isWanted: boolean): AccountSettings | null {
  const [account, setAccount] = useState<AccountSettings | null>(null)
  useEffect(() => {
    if (isWanted) readAccount().then(setAccount, () => {})
  }, [isWanted])
  return account
}
