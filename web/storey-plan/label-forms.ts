import { isFree, shownPriceOf } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { STUDIO } from '#domain/layout/layout.ts'
import type { Size } from '#domain/picture/viewport.ts'
import type { Project } from '#domain/project/project.ts'
import type { Translator } from '#i18n/translator.ts'
import type { UnitWords } from '#i18n/unit-words.ts'

/** A line of a label: the main line, the price or an additional line. */
export interface LabelLine {
  readonly text: string
  readonly tone: 'lead' | 'price' | 'aside'
}

/** One form of a unit's label, from long to short. Without lines it is a dot. */
export type LabelForm = readonly LabelLine[]

/** What the texts of labels are made with. */
interface LabelWording {
  readonly translator: Translator
  readonly project: Pick<Project, 'area_unit'>
  readonly words: UnitWords
}

/** The fullest label, for a zoomed plan or a pointed unit. */
export function fullLabel({ translator, words }: LabelWording, instance: Instance): LabelForm {
  const area = words.area(instance)
  return [
    { text: words.name(instance), tone: 'aside' },
    { text: hasRooms(instance) ? joined(leadOf(translator, instance), area) : area, tone: 'lead' },
    { text: words.price(instance), tone: 'price' },
  ]
}

/** The forms of a unit's label, the longest first: rooms, area and price, then less and less. */
export function labelFormsOf(wording: LabelWording, instance: Instance): readonly LabelForm[] {
  const { translator, project } = wording
  const lead: LabelLine = { text: leadOf(translator, instance), tone: 'lead' }
  const short: LabelLine = { text: shortLeadOf(translator, instance), tone: 'lead' }
  const price: LabelLine = { text: priceOf(wording, instance), tone: 'price' }
  const digits = project.area_unit === 'm' ? 1 : 0
  const area = translator
    .numberFormat({ minimumFractionDigits: digits, maximumFractionDigits: digits })
    .format(instance.layout.area_total)
  const both: LabelLine = { ...lead, text: joined(lead.text, area) }
  // Short forms of a unit that is not free leave out the status, since its colour shows it. A price has no such sign.
  return isFree(instance)
    ? [[both, price], [lead, price], [short, price], ...(hasRooms(instance) ? [[price]] : []), [short], []]
    : [[both, price], [both], [lead], [short]]
}

const LINES = { lead: 1, price: 0.9375, aside: 0.9375 } as const

/** The padding of labels with one line and with several, in rem. */
const PADDINGS = { one: { inline: 0.375, block: 0.125 }, several: { inline: 0.625, block: 0.25 } } as const
const DOT = 0.5

/** The size of a label, in rem. */
export function labelSize(form: LabelForm, widthOf: (line: LabelLine) => number): Size {
  if (form.length === 0) return { width: DOT, height: DOT }
  const { inline, block } = PADDINGS[form.length === 1 ? 'one' : 'several']
  return {
    width: Math.max(...form.map(widthOf)) + 2 * inline,
    height: form.reduce((sum, { tone }) => sum + LINES[tone], 0) + 2 * block,
  }
}

function joined(...texts: readonly string[]): string {
  return texts.join(' · ')
}

function hasRooms({ layout }: Instance): boolean {
  return layout.label !== ''
}

/** The main text: the room count, or the number for a unit without rooms, such as a parking space. */
function leadOf({ t }: Translator, instance: Instance): string {
  const { layout, number } = instance
  if (!hasRooms(instance)) return number
  return layout.label === STUDIO ? t('rooms.studio') : layout.label
}

function shortLeadOf(translator: Translator, instance: Instance): string {
  return instance.layout.label === STUDIO ? translator.t('rooms.studio_short') : leadOf(translator, instance)
}

function priceOf({ translator, words }: LabelWording, instance: Instance): string {
  const shown = shownPriceOf(instance)
  if (shown.kind === 'price') return words.compactMoney(shown.price)
  return shown.kind === 'on_request' ? translator.t('price.on_request_short') : instance.status.name
}
