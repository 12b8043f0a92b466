import type { Criterion } from '#domain/filter/filter.ts'
import type { RoomsBasis } from '#domain/project/descriptions.ts'
import type { MessageKey } from '#i18n/messages.ts'

/** The name of a filter criterion; rooms are named by the way the project counts them. */
export function criterionName(criterion: Criterion, basis: RoomsBasis): MessageKey {
  return criterion === 'rooms' ? `filter.${basis}` : CRITERION_NAMES[criterion]
}

const CRITERION_NAMES: Readonly<Record<Exclude<Criterion, 'rooms'>, MessageKey>> = {
  types: 'filter.type',
  area: 'filter.area',
  price: 'filter.price',
  estates: 'filter.estate',
  storey: 'filter.storey',
  tags: 'filter.tags',
  promoactions: 'filter.promotions',
  only_free: 'view.only_free',
}
