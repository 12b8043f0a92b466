import { shownPriceOf } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'
import type { Bounds } from '#domain/filter/filter.ts'
import type { Layout } from '#domain/layout/layout.ts'
import type { Project } from '#domain/project/project.ts'
import { formatArea, formatAreaRange, formatPricePerArea } from './format-area.ts'
import { formatCompactMoney, formatMoney } from './format-money.ts'
import { remember } from './remember.ts'
import type { Translator } from './translator.ts'
import { wordSection, wordStorey } from './word-place.ts'
import { wordFlat, wordInstance } from './word-unit.ts'

/** Texts about units in the visitor's language, with the project's currency and area unit. */
export interface UnitWords {
  /** Apartment 59. */
  readonly name: (instance: Instance) => string
  /** 3-room apartment; a parking space. */
  readonly kind: (instance: Instance) => string
  /** Building A · Entrance 1 · Floor 9. */
  readonly place: (instance: Instance) => string
  readonly area: (instance: Instance) => string
  /** The range of areas of several units. */
  readonly areas: (bounds: Bounds) => string
  /** The price, "on request", or the status of a unit that is not free. */
  readonly price: (instance: Instance) => string
  /** The price of a unit that is not free, if the catalogue shows it; otherwise null. */
  readonly takenPrice: (instance: Instance) => string | null
  /** The price per m² or ft²; null if no price is shown. */
  readonly pricePerArea: (instance: Instance) => string | null
  readonly money: (amount: number) => string
  readonly compactMoney: (amount: number) => string
}

/** Creates the texts about the units of a project. */
export function unitWords(translator: Translator, project: Project): UnitWords {
  const { t } = translator
  const { currency, area_unit, rooms_basis } = project
  // Hundreds of units share a layout.
  const kindOf = remember(({ type, label }: Layout) =>
    type === 'living' && label !== '' ? wordFlat(translator, label, rooms_basis) : t(`kind.${type}`),
  )
  const areaOf = remember(({ area_total }: Layout) => formatArea(translator, area_total, area_unit))
  const money = (amount: number) => formatMoney(translator, amount, currency)
  return {
    name: ({ layout, number }) => wordInstance(translator, layout.type, number),
    kind: ({ layout }) => kindOf(layout),
    place: ({ estate, section, storey, layout }) =>
      [
        estate.name,
        // A single section is not worth naming.
        ...(estate.sections.length > 1 ? [wordSection(translator, section)] : []),
        // A house has no storey.
        ...(layout.type === 'house' ? [] : [wordStorey(translator, storey)]),
      ].join(' · '),
    area: ({ layout }) => areaOf(layout),
    areas: ({ min, max }) => formatAreaRange(translator, min, max, area_unit),
    price: (instance) => {
      const shown = shownPriceOf(instance)
      if (shown.kind === 'price') return money(shown.price)
      return shown.kind === 'on_request' ? t('price.on_request') : instance.status.name
    },
    takenPrice: (instance) => {
      const shown = shownPriceOf(instance)
      return shown.kind === 'unavailable' && shown.price !== null ? money(shown.price) : null
    },
    pricePerArea: (instance) =>
      shownPriceOf(instance).kind === 'price' && instance.price_m2 !== null
        ? formatPricePerArea(translator, instance.price_m2, currency, area_unit)
        : null,
    money,
    compactMoney: (amount) => formatCompactMoney(translator, amount, currency),
  }
}
