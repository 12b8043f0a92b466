import { isFree, shownPriceOf } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { STUDIO } from '#domain/layout/layout.ts'
import type { Size } from '#domain/picture/viewport.ts'
import type { Project } from '#domain/project/project.ts'
import type { Translator } from '#i18n/translator.ts'
import type { UnitWords } from '#i18n/unit-words.ts'

/** A line of a label: what leads, what it costs, or what is said besides. */
export interface LabelLine {
  readonly text: string
  readonly tone: 'lead' | 'price' | 'aside'
}

/** A label of a unit, from long to short; without lines it is a dot. */
export type Rung = readonly LabelLine[]

/** What labels are worded with. */
export interface LabelWording {
  readonly translator: Translator
  readonly project: Pick<Project, 'area_unit'>
  readonly words: UnitWords
}

/** Everything a label may say, for who looks closely. */
export function fullRung({ translator, words }: LabelWording, instance: Instance): Rung {
  const area = words.area(instance)
  return [
    { text: words.name(instance), tone: 'aside' },
    { text: hasRooms(instance) ? joined(leadOf(translator, instance), area) : area, tone: 'lead' },
    { text: words.price(instance), tone: 'price' },
  ]
}

/** The labels of a unit, the longest first: rooms, area and price, then less and less of it. */
export function rungsOf(wording: LabelWording, instance: Instance): readonly Rung[] {
  const { translator, project } = wording
  const lead: LabelLine = { text: leadOf(translator, instance), tone: 'lead' }
  const short: LabelLine = { text: shortLeadOf(translator, instance), tone: 'lead' }
  const price: LabelLine = { text: priceOf(wording, instance), tone: 'price' }
  const digits = project.area_unit === 'm' ? 1 : 0
  const area = translator
    .numberFormat({ minimumFractionDigits: digits, maximumFractionDigits: digits })
    .format(instance.layout.area_total)
  const both: LabelLine = { ...lead, text: joined(lead.text, area) }
  // The status of what is not free is told by the way it is drawn: its price would not be.
  return isFree(instance)
    ? [[both, price], [lead, price], [short, price], ...(hasRooms(instance) ? [[price]] : []), [short], []]
    : [[both, price], [both], [lead], [short]]
}

const LINES = { lead: 1, price: 0.9375, aside: 0.9375 } as const

/** Around the text of a label of one line and of several, and a dot; in rem. */
const PADDINGS = { one: { inline: 0.375, block: 0.125 }, several: { inline: 0.625, block: 0.25 } } as const
const DOT = 0.5

/** How large a label is, in rem. */
export function rungSize(rung: Rung, widthOf: (line: LabelLine) => number): Size {
  if (rung.length === 0) return { width: DOT, height: DOT }
  const { inline, block } = PADDINGS[rung.length === 1 ? 'one' : 'several']
  return {
    width: Math.max(...rung.map(widthOf)) + 2 * inline,
    height: rung.reduce((sum, { tone }) => sum + LINES[tone], 0) + 2 * block,
  }
}

function joined(...texts: readonly string[]): string {
  return texts.join(' · ')
}

function hasRooms({ layout }: Instance): boolean {
  return layout.label !== ''
}

/** A parking space has no rooms: its number says more, also more than its price. */
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
