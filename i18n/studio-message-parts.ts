import { columnTraits, UNIT_COLUMNS } from '#domain/unit-table/unit-columns.ts'
import type { Messages, StudioMessages } from './messages.ts'
import { SHARED_KEYS } from './shared-keys.ts'

/**
 * The messages that the first screens of the Studio do not need: home, the table of units, and the frame around them. The
 * build of the Studio puts them into a separate file, so that the first view does not wait for them. `npm test` fails if
 * the first view uses one of them.
 */
export const LATER_GROUPS = [
  'account',
  'build',
  'common',
  'compare',
  'error.company',
  'error.known_person',
  'first',
  'home.demo',
  'home.empty',
  'home.import',
  'invitation',
  'keys',
  'link',
  'new_project',
  'oidc',
  'palette',
  'passkey',
  'people',
  'publish',
  'reason.encoding',
  'reason.file_ending',
  'reason.file_kind',
  'reason.json_comma',
  'reason.json_comment',
  'reason.json_end',
  'reason.json_missing',
  'reason.json_more',
  'reason.json_other',
  'reason.json_quotes',
  'reason.picture_broken',
  'sent',
  'sign_in',
  'units.ask',
  'units.bulk',
  'units.chess',
  'units.clash',
  'units.columns',
  'units.fill_down',
  'units.filter.search',
  'units.history',
  'units.hold',
  'units.nothing',
  'units.offline',
  'units.op',
  'units.owner',
  'units.panel',
  'units.revert',
  'units.reverted',
  'units.saved',
  'units.selected',
  'zone',
]

/** Messages of these groups, and messages that the Studio shares with the catalogue, that the first view needs. */
export const FIRST_KEYS = new Set([
  'account.saved',
  'account.title',
  'area_unit.ft',
  'area_unit.m',
  'build.archive_units',
  'build.building',
  'build.layouts',
  'build.move',
  'build.renumber',
  'build.section',
  'build.storeys',
  'build.structure',
  'build.units',
  'common.add',
  'common.crm',
  'common.email',
  'common.feed',
  'common.former_member',
  'common.open',
  'common.privacy',
  'common.save',
  'common.tags',
  'common.unit',
  'common.units',
  'control.cancel',
  'control.clear_filter',
  'control.close',
  'control.done',
  'control.filter',
  'control.language',
  'control.try_again',
  'control.undo',
  'field.estate',
  'field.extra_price',
  'field.layout',
  'field.price',
  'field.section',
  'field.status',
  'field.storey',
  'filter.area',
  'filter.promotions',
  'home.demo.note',
  'home.demo.remove',
  'home.demo.tag',
  'instance.number',
  'kind.house',
  'kind.living',
  'kind.parking',
  'kind.storage',
  'new_project.address',
  'new_project.error.phone',
  'new_project.error.required',
  'new_project.error.token',
  'new_project.error.token_reserved',
  'new_project.error.url',
  'new_project.privacy_hint',
  'new_project.sales_email',
  'new_project.sales_hint',
  'palette.no_status',
  'palette.open',
  'price.from',
  'price.per_ft',
  'price.per_m',
  'problem.not_found',
  'publish.stopped_by',
  'publish.value.no',
  'publish.value.yes',
  'rooms.rooms',
  'rooms.studio',
  'storey.name',
  'units.bulk.change',
  'units.bulk.more',
  'units.columns',
  'units.owner.deleted',
  'units.owner.mark',
  'units.owner.taken_mark',
  'units.panel.place',
  'units.panel.rooms',
  'units.saved.delete',
  'units.saved.done',
  'units.saved.gone',
  'units.saved.menu',
  'units.saved.modified',
  'units.saved.own',
  'units.saved.rename',
  'units.saved.save',
  'units.saved.share',
  'units.saved.too_many',
  'units.saved.unshare',
  'units.saved.update',
  'view_menu.premises',
])

const SHARED: ReadonlySet<string> = new Set(SHARED_KEYS)

/** The names of columns, any of which the first table can show. */
const OF_COLUMNS = new Set(
  UNIT_COLUMNS.map(columnTraits).flatMap(({ title, name }) => (name === undefined ? [title] : [title, name])),
)

/** Whether a message of the Studio belongs to the file that loads after the first view. */
export function comesLaterInStudio(key: string): boolean {
  return (
    !FIRST_KEYS.has(key) &&
    !OF_COLUMNS.has(key) &&
    (SHARED.has(key) || LATER_GROUPS.some((group) => key === group || key.startsWith(`${group}.`)))
  )
}

/** The messages of the Studio in a language: its own, and those that it shares with the catalogue. */
export function withShared(own: Readonly<Record<string, string>>, catalogue: Messages): StudioMessages {
  return { ...own, ...Object.fromEntries(SHARED_KEYS.map((key) => [key, catalogue[key]])) } as StudioMessages
}
