import { useEffect, useState } from 'react'
import type { InstancesAnswer } from '#contract/instances.ts'
import type { Member } from '#contract/people.ts'
import { hasDuty } from '#domain/account/role.ts'
import { pathOf, type Screen } from '#studio/address/address.ts'
import { go } from '#studio/address/use-path.ts'
import { callManage, readManage } from '#studio/api/call-manage.ts'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { catalogueName } from '#studio/catalogue/catalogue-name.ts'
import { placesFor } from '#studio/frame/screens.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { useStoredTheme } from '#ui/theme/stored-theme.ts'
import type { Findable } from './rank-results.ts'

/** Something that the palette finds, and what choosing it does. */
export interface Found extends Findable {
  readonly note?: string | undefined
  readonly run: () => void
}

const PAGE = 1000
/** More units than this are not listed: their numbers are found on the units screen. */
const MAX_UNITS = 20_000

/** Everything that the palette finds: pages, projects, commands at once; units and people as soon as they are loaded. */
export function useFindables(): readonly Found[] {
  const { t, language } = useTranslator()
  const { role } = useMe()
  const { all, current } = useCatalogues()
  const [theme, setTheme] = useStoredTheme('device')
  const units = useUnits(current?.project_id ?? null)
  const people = usePeople(hasDuty(role, 'administer'))
  const open =
    (screen: Screen, hash = '') =>
    () =>
      go(pathOf(screen) + hash)
  return [
    ...placesFor(role, current).map(
      ({ screen, label }): Found => ({
        ...{ id: `page ${label}`, kind: 'page', label: t(label), run: open(screen) },
      }),
    ),
    ...all.map(
      (catalogue): Found => ({
        ...{ id: `project ${catalogue.id}`, kind: 'project', label: catalogueName(catalogue, language.code) },
        run: open({ name: catalogue.project_id === null ? 'publish' : 'units', catalogue: catalogue.id }),
      }),
    ),
    ...(hasDuty(role, 'describe') ? [command('new', t('nav.new'), open({ name: 'new' }))] : []),
    command('account', t('account.title'), open({ name: 'account' })),
    command('theme', t(theme === 'dark' ? 'theme.light' : 'theme.dark'), () =>
      setTheme(theme === 'dark' ? 'light' : 'dark'),
    ),
    ...(current
      ? units.map(
          ({ id, number, note }): Found => ({
            ...{ id: `unit ${id}`, kind: 'unit', label: t('palette.unit', { number }), words: number, note },
            run: open({ name: 'units', catalogue: current.id }, `#unit=${encodeURIComponent(id)}`),
          }),
        )
      : []),
    ...people.map(
      ({ id, name, email }): Found => ({
        ...{ id: `person ${id}`, kind: 'person', label: name || email, words: email, note: email },
        run: open({ name: 'people' }),
      }),
    ),
  ]
}

function command(id: string, label: string, run: () => void): Found {
  return { id: `command ${id}`, kind: 'command', label, run }
}

interface ListedUnit {
  readonly id: string
  readonly number: string
  readonly note: string
}

/** The units of a project, page by page. */
function useUnits(projectId: number | null): readonly ListedUnit[] {
  const [units, setUnits] = useState<readonly ListedUnit[]>([])
  useEffect(() => {
    let isWanted = true
    const load = async () => {
      const found: ListedUnit[] = []
      let next: number | null = null
      do {
        const path: string = `instances?project_id=${projectId}&limit=${PAGE}${next === null ? '' : `&after=${next}`}`
        const answer: InstancesAnswer = await readManage('GET', path)
        for (const { external_id, number, estate } of answer.data) {
          found.push({ id: external_id, number, note: estate.name })
        }
        next = answer.next
        if (isWanted) setUnits([...found])
      } while (isWanted && next !== null && found.length < MAX_UNITS)
    }
    // Without an answer the palette finds everything else.
    if (projectId !== null) load().catch(() => {})
    return () => {
      isWanted = false
    }
  }, [projectId])
  return units
}

interface People {
  readonly members: readonly Member[]
}

function usePeople(mayRead: boolean): readonly Member[] {
  const [people, setPeople] = useState<readonly Member[]>([])
  useEffect(() => {
    if (mayRead)
      callManage<People>('GET', 'people').then(
        ({ members }) => setPeople(members),
        () => {},
      )
  }, [mayRead])
  return people
}
