import { formatArea } from '#i18n/format-area.ts'
import { joinWords } from '#i18n/join-words.ts'
import type { Translator } from '#i18n/translator.ts'
import { wordRooms } from '#i18n/word-unit.ts'
import { wordUnitPlace } from '#i18n/word-unit-title.ts'
import type { DeliveredOrder } from '#server/delivery/delivery.ts'
import { onOneLine } from './mail-message.ts'
import { moneyOf, projectBeside } from './order-rows.ts'

/** What an order asks for, in two lines. */
export interface OrderWords {
  /** 2 rooms, 46.8 m², €326,990. */
  readonly what: string
  /** Building A, Floor 6, No. 31, Harbour Quarter. */
  readonly where: string
}

/** Says what an order asks for; null for an order without a unit. */
export function wordOrder(translator: Translator, delivered: DeliveredOrder): OrderWords | null {
  const { order, unit, project } = delivered
  if (!unit || !order.instance) return null
  const { titled, label, roomsBasis } = unit
  const { area, area_unit } = order.instance
  const isHome = titled.kind === 'living' && label !== ''
  const what = [
    isHome ? wordRooms(translator, label, roomsBasis) : translator.t(`kind.${titled.kind}`),
    formatArea(translator, area, area_unit),
    order.unit_price === null ? '' : moneyOf(translator, order.unit_price, project?.currency),
  ]
  return {
    what: onOneLine(
      joinWords(
        translator,
        what.filter((word) => word !== ''),
      ),
    ),
    where: onOneLine(wordUnitPlace(translator, titled, projectBeside(delivered) ?? '')),
  }
}
