import type { Catalogue } from '#contract/catalogues.ts'
import type { ProjectFigures } from '#contract/project-figures.ts'
import { hasDuty, type Role } from '#domain/account/role.ts'

/** What stands in the way of publishing, in the order in which it is listed. */
const MUSTS = ['units', 'view', 'consent', 'mail', 'language'] as const
/** One of the things that stand in the way. */
export type Must = (typeof MUSTS)[number]

/** What is worth doing. */
type Wish = 'area' | 'price' | 'publish' | 'changes'

/** How something is mended: on a screen, or in a dialog with the field. Null: there is no place for it yet. */
type Mend = 'units' | 'publish' | 'dialog' | null

/** A row of a checklist. */
export interface Todo {
  readonly what: Must | Wish
  readonly state: 'done' | 'must' | 'wish'
  readonly mend: Mend
  /** How many units or changes it is about. */
  readonly count: number
}

/** What is known about a project. */
export interface Known {
  readonly catalogue: Pick<
    Catalogue,
    'published' | 'privacy' | 'sales' | 'chess' | 'interactive' | 'name' | 'default_lang'
  >
  readonly figures: Pick<ProjectFigures, 'units' | 'without_area' | 'without_price' | 'linked_pictures'>
  readonly changes: number
  /** Whether any of the changes is about units. Without live units, it makes one. */
  readonly hasDraftUnits: boolean
  readonly role: Role
}

/** The checklist of a project. */
export interface Checklist {
  /** At most five. Those without a place where they can be mended are left out. */
  readonly rows: readonly Todo[]
  /** How many of the musts are done, and of how many. Equal: nothing stands in the way. */
  readonly done: number
  readonly total: number
}

/** Whether a row is about something that stands in the way of publishing. */
export function isMust(what: Todo['what']): what is Must {
  return (MUSTS as readonly string[]).includes(what)
}

/** The most rows of a project. */
const MAX_ROWS = 5

/** What a project still needs: first what stands in the way of publishing, else what is worth doing. */
export function checklistOf(known: Known): Checklist {
  const musts = MUSTS.map((what): Todo => {
    const isDone = isMet(what, known)
    return { what, state: isDone ? 'done' : 'must', mend: isDone ? null : mendOf(what, known.role), count: 0 }
  })
  const done = musts.filter(({ state }) => state === 'done').length
  const isReady = done === MUSTS.length
  const rows = isReady ? wishesOf(known) : musts.filter(({ state, mend }) => state === 'done' || mend !== null)
  return { rows: rows.slice(0, MAX_ROWS), done, total: MUSTS.length }
}

function isMet(what: Must, { catalogue, figures, hasDraftUnits }: Known): boolean {
  if (what === 'units') return figures.units === 0 ? hasDraftUnits : figures.units > figures.without_area
  if (what === 'view') return catalogue.chess.enabled || (catalogue.interactive.enabled && figures.linked_pictures > 0)
  if (what === 'consent') return catalogue.privacy.some(({ domain }) => domain === null)
  if (what === 'mail') return catalogue.sales.email !== null
  return Boolean(catalogue.name[catalogue.default_lang]?.trim())
}

function mendOf(what: Must, role: Role): Mend {
  if (what === 'units') return 'units'
  return (what === 'consent' || what === 'mail') && hasDuty(role, 'administer') ? 'dialog' : null
}

function wishesOf({ catalogue, figures, changes }: Known): readonly Todo[] {
  const wishes: readonly (Todo | false)[] = [
    figures.without_area > 0 && { what: 'area', state: 'wish', mend: 'units', count: figures.without_area },
    figures.without_price > 0 && { what: 'price', state: 'wish', mend: 'units', count: figures.without_price },
    !catalogue.published && { what: 'publish', state: 'wish', mend: 'publish', count: 0 },
    catalogue.published && changes > 0 && { what: 'changes', state: 'wish', mend: 'publish', count: changes },
  ]
  return wishes.filter((wish) => wish !== false)
}
