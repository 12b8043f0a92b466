import type { FieldOwner } from '#contract/field-owners.ts'
import { hasDuty } from '#domain/account/role.ts'
import type { UnitFacts } from '#domain/unit-table/unit-facts.ts'
import type { StudioKey } from '#i18n/messages.ts'
import { joinParts } from '#studio/format/join-parts.ts'
import type { StudioIconName } from '#studio/icon/studio-icon-paths.ts'
import { type OwnerWords, ownerWords } from '#studio/instance/owner-words.ts'
import { placeText } from '#studio/instance/unit-title.ts'
import type { StudioTranslator } from '#studio/language/load-translator.ts'
import { type ActPreview, faultText, previewOf } from './act-texts.ts'
import { normalText } from './normal-text.ts'
import { nearestResults, rankResults, type SearchIndex } from './rank-results.ts'
import { readCommand } from './read-command.ts'
import { type OfferedAct, offerActs, type UnitAct } from './unit-acts.ts'
import { type Found, noteOf } from './use-findables.ts'
import type { PaletteProject } from './use-palette-project.ts'

/** A line of the palette. */
export interface PaletteRow {
  readonly id: string
  /** The heading that it stands under. */
  readonly group: string
  readonly icon: StudioIconName
  readonly label: string
  readonly note?: string | undefined
  /** What the act will do. */
  readonly preview?: ActPreview | undefined
  /** What is missing, or why it cannot be done. */
  readonly fault?: string | undefined
  /** The thing whose acts Tab lists. */
  readonly item?: Found | undefined
  /** What Enter does. Null: nothing. */
  readonly choice: RowChoice | null
}

/** What Enter does: opens something, does an act, asks for its value, or tells about the feed of its field. */
type RowChoice =
  | { readonly kind: 'open'; readonly run: () => void }
  | { readonly kind: 'act'; readonly act: UnitAct }
  | { readonly kind: 'ask'; readonly item: Found; readonly text: string }
  | { readonly kind: 'owner'; readonly owner: AskedFeed }

/** A field of a feed, and what is said about it. */
export interface AskedFeed {
  readonly owner: FieldOwner
  readonly words: OwnerWords
  readonly mayTake: boolean
}

interface RowContext {
  readonly translator: StudioTranslator
  readonly project: PaletteProject | null
  readonly now: Date
}

/** The most units of one number whose acts are listed. */
const MOST = 50

const GROUPS: Readonly<Record<Found['kind'], StudioKey>> = {
  unit: 'view_menu.premises',
  project: 'common.projects',
  person: 'nav.people',
  page: 'palette.go',
  command: 'palette.commands',
}

const ICONS: Readonly<Record<Found['kind'], StudioIconName>> = {
  page: 'arrow',
  project: 'home',
  unit: 'grid',
  person: 'people',
  command: 'bolt',
}

const ACT_ICONS: Readonly<Record<UnitAct['kind'], StudioIconName>> = {
  price: 'edit',
  status: 'tag',
  hold: 'clock',
  release: 'undo',
}

const ACT_WORDS: Readonly<Record<UnitAct['kind'], StudioKey>> = {
  price: 'palette.act.price',
  status: 'palette.act.status',
  hold: 'units.hold.act',
  release: 'units.hold.release',
}

/** The lines for a query: acts that it names, then what it finds. `isNearest`: nothing fits, these come nearest. */
export function rowsOf(query: string, index: SearchIndex<Found>, context: RowContext) {
  const found = rankResults(index, query)
  const acts = commandRows(query, index, context)
  const [best, next] = found
  // The acts on a unit that is the only one of its number.
  const isAlone = best?.unit && normalText(best.unit.number) === normalText(query.replace(/^#/, ''))
  const isOnly = isAlone && next?.unit?.number !== best.unit?.number
  const ofBest = acts.length === 0 && isOnly ? actRows(best, '', context) : []
  const rows = grouped(found, context)
  const last = rows.findLastIndex(({ item }) => item?.kind === 'unit')
  const all = [...acts, ...rows.slice(0, last + 1), ...ofBest, ...rows.slice(last + 1)]
  if (all.length > 0 || query === '') return { rows: all, isNearest: false }
  const nearest = grouped(nearestResults(index, query), context)
  return { rows: nearest, isNearest: nearest.length > 0 }
}

/** The lines for a thing that Tab chose: its acts, as far as the typed text names them. */
export function actRows(item: Found, text: string, context: RowContext): readonly PaletteRow[] {
  const { t } = context.translator
  const group = t('common.actions', { name: item.label })
  const { unit } = item
  if (!unit) {
    const word = normalText(text)
    return (item.acts ?? [])
      .filter(({ label }) => normalText(t(label)).includes(word))
      .map(({ label, icon, run }) => ({
        id: `${item.id} ${label}`,
        group,
        icon,
        label: t(label),
        choice: { kind: 'open', run },
      }))
  }
  const open: PaletteRow = {
    id: `${item.id} open`,
    group,
    icon: 'arrow',
    label: t('common.open'),
    choice: { kind: 'open', run: item.run },
  }
  const isOpen = normalText(open.label).startsWith(normalText(text))
  // Another building may have the same number.
  const note = placeText(context.translator, unit)
  const rows = unitRows(item, unit, text, group, context).map((row) => (row.preview ? { ...row, note } : row))
  return [...rows, ...(isOpen ? [open] : [])]
}

/** The acts of `61 price 475k`, for every unit of this number. */
function commandRows(query: string, index: SearchIndex<Found>, context: RowContext): readonly PaletteRow[] {
  const { project, translator } = context
  const command = project && readCommand(query, project.byNumber)
  if (!command) return []
  const wanted = new Set(command.units.map(({ id }) => `unit ${id}`))
  const items = index.filter(({ item }) => wanted.has(item.id)).slice(0, MOST)
  return items.flatMap(({ item }) => {
    if (!item.unit) return []
    const group = translator.t('common.actions', { name: item.label })
    const note = placeText(translator, item.unit)
    return unitRows(item, item.unit, command.text, group, context).map((row) => ({ ...row, note }))
  })
}

function unitRows(item: Found, unit: UnitFacts, text: string, group: string, context: RowContext) {
  const { project, now } = context
  if (!project) return []
  return offerActs(unit, text, { ...project.acts, now }).map((offer) =>
    offerRow(offer, item, unit, group, { ...context, project }),
  )
}

function offerRow(
  offer: OfferedAct,
  item: Found,
  unit: UnitFacts,
  group: string,
  { translator, project, now }: RowContext & { readonly project: PaletteProject },
): PaletteRow {
  const { t } = translator
  const texts = { ...project.texts, now }
  const kind = offer.state === 'ready' ? offer.act.kind : offer.kind
  const row = { id: `${item.id} ${kind}`, group, icon: ACT_ICONS[kind], label: t(ACT_WORDS[kind]), item }
  if (offer.state === 'ready') {
    const { act } = offer
    const id = act.kind === 'status' ? `${row.id} ${act.to.id}` : row.id
    return { ...row, id, preview: previewOf(act, texts), choice: { kind: 'act', act } }
  }
  if (offer.state === 'owned') {
    const { owner } = offer
    const mayTake = hasDuty(project.acts.role, 'describe')
    const words = ownerWords(owner, offer.kind, { ...texts, units: project.units, mayTake })
    const fault = joinParts([words.title, ...(mayTake ? [words.act] : [])])
    return { ...row, fault, choice: { kind: 'owner', owner: { owner, words, mayTake } } }
  }
  if (offer.state === 'fault') return { ...row, fault: faultText(offer.fault, unit, texts), choice: null }
  const [word = ''] = project.acts.words[offer.kind]
  return { ...row, fault: t(`palette.asks.${offer.kind}`), choice: { kind: 'ask', item, text: `${word} ` } }
}

/** What was found, each kind together, in the order of the best of each. */
function grouped(found: readonly Found[], { translator, project }: RowContext): readonly PaletteRow[] {
  const { t } = translator
  return [...Map.groupBy(found, ({ kind }) => kind)].flatMap(([kind, items]) =>
    items.map((item) => ({
      id: item.id,
      group: t(GROUPS[kind]),
      icon: ICONS[kind],
      label: item.label,
      item,
      note: noteOf(item, project),
      choice: { kind: 'open', run: item.run } as const,
    })),
  )
}
