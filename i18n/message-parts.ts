/**
 * The messages of the first view: the frame, the filter bar and the views. The web build puts all others into a separate
 * file, so that the first view does not wait for them. `npm test` fails if the first view uses a message that is not here.
 */
const FIRST_GROUPS = new Set([
  'area',
  'chess',
  'compact',
  'filter',
  'instance',
  'kind',
  'rest',
  'rooms',
  'section',
  'sort',
  'stage',
  'theme',
  'title',
  'type',
  'view',
  'view_menu',
])

const FIRST_KEYS = new Set([
  'catalog_select.title',
  'control.add_favorite',
  'control.call',
  'control.change_view',
  'control.clear_filter',
  'control.filter',
  'control.language',
  'control.menu',
  'control.remove_favorite',
  'control.search',
  'control.show_all',
  'control.skip_to_content',
  'control.theme',
  'control.try_again',
  'control.undo',
  'count.commerce',
  'count.favorites',
  'count.free',
  'count.free_of',
  'count.home',
  'count.of',
  'count.parking',
  'count.rest',
  'count.storage',
  'count.units',
  'field.old_price',
  'field.price_per_ft',
  'field.price_per_m',
  'info.contacts',
  'message.favorite_added',
  'message.favorite_removed',
  'message.load_failed',
  'message.loading',
  'message.no_items',
  'message.no_premises',
  'message.not_available',
  'message.not_available_text',
  'price.from',
  'price.in_compact',
  'price.in_compact_2',
  'price.on_request',
  'price.on_request_short',
  'price.per_ft',
  'price.per_m',
  'storey.name',
])

/** Messages of these groups that the first view does not need. */
const LATER_KEYS = new Set([
  'chess.legend',
  'chess.more',
  'chess.available_in',
  'filter.any',
  'filter.clear',
  'filter.from',
  'filter.plus',
  'filter.relax',
  'filter.show',
  'filter.show_available',
  'filter.show_commerce',
  'filter.show_home',
  'filter.show_parking',
  'filter.show_storage',
  'filter.to',
])

/** Whether a message belongs to the file that loads after the first view. */
export function comesLater(key: string): boolean {
  return LATER_KEYS.has(key) || !(FIRST_KEYS.has(key) || FIRST_GROUPS.has(key.split('.', 1)[0] ?? ''))
}
