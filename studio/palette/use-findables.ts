import { useLayoutEffect, useMemo, useRef } from 'react'
import type { Catalogue } from '#contract/catalogues.ts'
import type { Member } from '#contract/people.ts'
import { hasDuty } from '#domain/account/role.ts'
import type { UnitFacts } from '#domain/unit-table/unit-facts.ts'
import type { StudioKey } from '#i18n/messages.ts'
import { pathOf, type Screen } from '#studio/address/address.ts'
import { go } from '#studio/address/use-path.ts'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { catalogueName } from '#studio/catalogue/catalogue-name.ts'
import { placesFor } from '#studio/frame/screens.ts'
import type { StudioIconName } from '#studio/icon/studio-icon-paths.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { useAct } from '#studio/person/use-act.ts'
import { useSignOut } from '#studio/project/use-sign-out.ts'
import { useManaged } from '#studio/reading/use-reading.ts'
import { useStoredTheme } from '#ui/theme/stored-theme.ts'
import { unitNote } from './act-texts.ts'
import { type Findable, indexItems, type SearchIndex } from './rank-results.ts'
import type { PaletteProject } from './use-palette-project.ts'

/** Something that the palette finds, and what choosing it does. */
export interface Found extends Findable {
  readonly note?: string | undefined
  readonly run: () => void
  /** A unit of the current project, with acts of its own. */
  readonly unit?: UnitFacts | undefined
  /** What else can be done with it. */
  readonly acts?: readonly FoundAct[] | undefined
}

/** Something that can be done with a thing that is no unit. */
interface FoundAct {
  readonly label: StudioKey
  readonly icon: StudioIconName
  readonly run: () => void
}

/** The function that opens a screen. The keyboard goes on in its content. */
function opens(screen: Screen): () => void {
  return () => go(pathOf(screen), { byKeys: true })
}

/** The function that opens a unit on the units screen. */
export function opensUnit(catalogue: Catalogue, id: string): () => void {
  return () => go(`${pathOf({ name: 'units', catalogue: catalogue.id })}#unit=${encodeURIComponent(id)}`)
}

/** Everything that the palette finds in the browser: pages, projects, commands, people, and units of the current project. */
export function useFindables(project: PaletteProject | null): SearchIndex<Found> {
  const translator = useTranslator()
  const { t, language } = translator
  const { role } = useMe()
  const { all, current } = useCatalogues()
  const { act } = useAct()
  const signOut = useSignOut()
  const leave = useRef<() => void>(() => {})
  useLayoutEffect(() => {
    leave.current = () => void act(signOut)
  })
  const [theme, setTheme] = useStoredTheme('device')
  const people = usePeople(hasDuty(role, 'administer'))
  const units = useMemo(() => {
    if (!project || !current) return []
    const found = project.acts.book.units.map(
      (unit): Found => ({
        id: `unit ${unit.id}`,
        kind: 'unit',
        label: t('common.unit', { number: unit.number }),
        unit,
        words: unit.number,
        run: opensUnit(current, unit.id),
      }),
    )
    return indexItems(found)
  }, [project, current, t])
  const others = useMemo(() => {
    const places = placesFor(role, current).map(
      ({ screen, label }): Found => ({ id: `page ${label}`, kind: 'page', label: t(label), run: opens(screen) }),
    )
    const projects = all.map((catalogue): Found => {
      const acts = placesFor(role, catalogue).filter(({ screen }) => 'catalogue' in screen)
      return {
        id: `project ${catalogue.id}`,
        kind: 'project',
        label: catalogueName(catalogue, language.code),
        note: t(catalogue.published ? 'pill.live' : 'pill.not_published'),
        run: acts[0] ? opens(acts[0].screen) : opens({ name: 'home' }),
        acts: acts.map(({ screen, label, icon }) => ({ label, icon, run: opens(screen) })),
      }
    })
    const isDark = theme === 'dark' || (theme === 'device' && matchMedia('(prefers-color-scheme: dark)').matches)
    const commands = [
      ...(hasDuty(role, 'describe') ? [command('new', t('nav.new'), opens({ name: 'new' }))] : []),
      command('account', t('account.title'), opens({ name: 'account' })),
      command('sign-out', t('account.sign_out'), () => leave.current()),
      command('theme', t(isDark ? 'shell.light' : 'shell.dark'), () => setTheme(isDark ? 'light' : 'dark')),
    ]
    return indexItems([...places, ...projects, ...commands, ...people.map(personFound)])
  }, [role, current, all, people, theme, setTheme, t, language])
  return useMemo(() => [...others, ...units], [others, units])
}

function personFound({ id, name, email }: Member): Found {
  const run = opens({ name: 'people' })
  return {
    id: `person ${id}`,
    kind: 'person',
    label: name || email,
    words: email,
    note: email,
    run,
    acts: [{ label: 'common.open', icon: 'people', run }],
  }
}

/** The second line of something that was found. That of a unit is made only for those that are shown. */
export function noteOf({ note, unit }: Found, project: PaletteProject | null): string | undefined {
  return unit && project ? unitNote(unit, project.texts) : note
}

function command(id: string, label: string, run: () => void): Found {
  return { id: `command ${id}`, kind: 'command', label, run }
}

const NOBODY: readonly Member[] = []

function usePeople(mayRead: boolean): readonly Member[] {
  return useManaged('listPeople', mayRead ? {} : null).data?.data.members ?? NOBODY
}
