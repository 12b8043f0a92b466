import { PLACE_FIELDS } from '#domain/document/sheets.ts'
import type { UnitPresentation } from '#domain/document/unit-presentation.ts'
import { formatArea, formatPricePerArea } from './format-area.ts'
import { formatDate } from './format-date.ts'
import { formatMoney } from './format-money.ts'
import { formatPercent } from './format-number.ts'
import { joinWords } from './join-words.ts'
import { priceNote } from './price-note.ts'
import type { Translator } from './translator.ts'
import { type WordedFact, wordFact, wordStorey, wordValue } from './word-fact.ts'
import { type WordedSeller, wordSeller } from './word-seller.ts'
import { wordFlat, wordInstance } from './word-unit.ts'

/** The texts about the price of a unit. */
export interface WordedPrice {
  /** The price, "on request", or the status of a unit that is not free. */
  readonly text: string
  readonly old: string | null
  /** −5 %, for a badge. */
  readonly sale: string | null
  readonly per_area: string | null
  /** The second price of the project with its label. */
  readonly extra: string | null
  /** Each promotion with its last day. */
  readonly promoactions: readonly string[]
}

/** The texts of the unit presentation, the same for the page and the PDF. */
export interface WordedPresentation {
  readonly project: string
  readonly address: string | null
  /** 42.43, 18.69: written from left to right in every language. */
  readonly position: string | null
  /** Apartment 59. */
  readonly name: string
  /** 3-room apartment, 71 m². */
  readonly title: string
  /** Building A · Entrance 1 · Floor 9 of 14. */
  readonly place: string
  readonly price: WordedPrice
  /** Without the fields of the place line. */
  readonly facts: readonly WordedFact[]
  readonly tags: readonly string[]
  readonly captions: Readonly<Record<PresentationPicture, string>>
  readonly seller: WordedSeller
  readonly scan: string
  readonly note: string
  readonly date: string
}

/** The pictures of a presentation. */
type PresentationPicture =
  | 'layout_plan'
  | 'object_plan'
  | 'building'
  | 'house_plan'
  | 'map_position'
  | 'renovation_example'

/** The texts of a presentation. */
export function wordPresentation(translator: Translator, presentation: UnitPresentation): WordedPresentation {
  const { t } = translator
  const { common_area, instance_name, facts, seller, phone, mail, map_position } = presentation
  const date = formatDate(translator, presentation.date)
  return {
    project: presentation.project_name,
    address: presentation.address,
    position: map_position && `${map_position.lat}, ${map_position.lng}`,
    name: wordInstance(translator, instance_name.type, instance_name.number),
    title: joinWords(translator, [
      wordKind(translator, presentation),
      formatArea(translator, common_area.area, common_area.unit),
    ]),
    place: wordPlace(translator, presentation),
    price: wordPrice(translator, presentation),
    facts: facts
      .filter(({ field }) => !PLACE_FIELDS.includes(field))
      .map((fact) => wordFact(translator, fact, common_area.unit)),
    tags: presentation.tags.map(({ name }) => name),
    captions: {
      layout_plan: t('document.layout_plan'),
      object_plan: t('document.object_plan'),
      building: wordPlace(translator, presentation),
      house_plan: t('document.house_plan'),
      map_position: t('document.map_position'),
      renovation_example: t('document.renovation_example'),
    },
    seller: wordSeller(translator, { ...seller, phone, mail }),
    scan: t('document.scan'),
    note: priceNote(translator, presentation.date),
    date,
  }
}

function wordKind(translator: Translator, { instance_name, rooms }: UnitPresentation): string {
  return instance_name.type === 'living' && rooms
    ? wordFlat(translator, rooms.label, rooms.basis)
    : translator.t(`kind.${instance_name.type}`)
}

function wordPlace(translator: Translator, { facts, common_area, instance_name }: UnitPresentation): string {
  return (
    facts
      .filter(({ field }) => PLACE_FIELDS.includes(field))
      // A house has neither an entrance nor a floor.
      .filter(({ field }) => instance_name.type !== 'house' || field === 'estate')
      .map(({ field, value }) => {
        const text =
          value.kind === 'storey' ? wordStorey(translator, value) : wordValue(translator, value, common_area.unit)
        // A section without a name needs the word "Entrance".
        return field === 'section' && /^\d+$/.test(text) ? translator.t('section.name', { number: text }) : text
      })
      .join(' · ')
  )
}

function wordPrice(translator: Translator, presentation: UnitPresentation): WordedPrice {
  const { t } = translator
  const { price, price_m2, extra_price, promoactions, currency, common_area, status } = presentation
  const money = (amount: number) => formatMoney(translator, amount, currency)
  const isPriced = price.kind === 'price'
  return {
    text: isPriced ? money(price.price) : price.kind === 'on_request' ? t('price.on_request') : status.name,
    old: isPriced && price.old_price !== null ? money(price.old_price) : null,
    sale: isPriced && price.sale > 0 ? formatPercent(translator, -price.sale) : null,
    per_area: price_m2 === null ? null : formatPricePerArea(translator, price_m2, currency, common_area.unit),
    extra: extra_price && `${extra_price.label ?? t('field.extra_price')} ${money(extra_price.price)}`,
    promoactions: promoactions.map(({ name, until }) =>
      until ? `${name} ${t('promotion.until', { date: formatDate(translator, until) })}` : name,
    ),
  }
}
