import { useEffect, useState } from 'react'
import type { Catalogue } from '#contract/catalogues.ts'
import type { StudioKey } from '#i18n/messages.ts'
import { errorKey } from '#studio/api/error-message.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { type ChangedUnit, findUnit } from './find-unit.ts'
import { type ComparedCatalogue, pathOfPage, pathOfUnit } from './view-path.ts'

const PROJECT_PAGES = ['main', 'premises', 'chess', 'info'] as const
const GROUP_PAGES = ['main', 'projects', 'info'] as const
type ComparedPage = (typeof PROJECT_PAGES)[number] | (typeof GROUP_PAGES)[number]

const PAGE_WORDS: Readonly<Record<ComparedPage, StudioKey>> = {
  main: 'title.main',
  premises: 'view_menu.premises',
  chess: 'title.chess',
  info: 'compare.page_info',
  projects: 'common.projects',
}

// A longer list is no help. The arrows reach the rest.
const MAX_LISTED = 200

interface LookedAtInput {
  readonly catalogue: Catalogue
  readonly compared: ComparedCatalogue
  readonly units: readonly ChangedUnit[]
  readonly first: ChangedUnit | null
  /** The view of the draft; null until it is known. */
  readonly view: string | null
  /** Somebody moved on inside the catalogue. */
  readonly hasMoved: boolean
  readonly go: (path: string) => void
}

/** What is looked at, and what else there is. */
export interface LookedAt {
  /** The chosen one of the options; empty if somebody moved on inside the catalogue. */
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly choose: (value: string) => void
  /** The changed unit before or after the chosen one; null if there is none. */
  readonly step: (by: 1 | -1) => (() => void) | null
  readonly hasUnits: boolean
  /** The first unit is being looked up, so nothing is shown yet. */
  readonly isFinding: boolean
}

/** Chooses pages and changed units for both sides. */
export function useLookedAt({ catalogue, compared, units, first, view, hasMoved, go }: LookedAtInput): LookedAt {
  const { t } = useTranslator()
  const showToast = useToast()
  const [chosen, setChosen] = useState(first ? unitValue(first) : 'main')
  const [isFinding, setIsFinding] = useState(first !== null)
  const pages: readonly ComparedPage[] = catalogue.project_id === null ? GROUP_PAGES : PROJECT_PAGES

  const show = (value: string, path: string) => {
    setChosen(value)
    go(path)
  }
  const showUnit = async (unit: ChangedUnit) => {
    if (view === null || catalogue.project_id === null) return
    const place = { project: catalogue.project_id, token: catalogue.token, view }
    try {
      const id = await findUnit(place, unit)
      show(unitValue(unit), id === null ? pathOfPage(compared, { name: 'premises' }) : pathOfUnit(compared, id))
    } catch (error) {
      showToast({ text: t(errorKey(error)), icon: 'alert' })
    } finally {
      setIsFinding(false)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the view is known.
  useEffect(() => {
    if (view !== null && isFinding && first) void showUnit(first)
  }, [view])

  const value = hasMoved ? '' : chosen
  const at = units.findIndex((unit) => unitValue(unit) === chosen)
  return {
    value,
    options: [
      ...(value === '' ? [{ value: '', label: t('compare.elsewhere') }] : []),
      ...pages.map((page) => ({ value: page, label: t(PAGE_WORDS[page]) })),
      ...units
        .filter((_, index) => index < MAX_LISTED || index === at)
        .map((unit) => ({ value: unitValue(unit), label: unit.name })),
    ],
    choose: (asked) => {
      const page = pages.find((each) => each === asked)
      const unit = units.find((each) => unitValue(each) === asked)
      if (page) show(page, pathOfPage(compared, { name: page }))
      else if (unit) void showUnit(unit)
    },
    step: (by) => {
      const unit = at < 0 ? (by === 1 ? units[0] : undefined) : units[at + by]
      return unit ? () => void showUnit(unit) : null
    },
    hasUnits: units.length > 0,
    isFinding,
  }
}

function unitValue({ id }: ChangedUnit): string {
  return `unit ${id}`
}
