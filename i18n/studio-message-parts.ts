/**
 * The messages that the first screens of the Studio do not need: home, the table of units, and the frame around them. The
 * build of the Studio puts them into a separate file, so that the first view does not wait for them. `npm test` fails if
 * the first view uses one of them.
 */
export const LATER_GROUPS = [
  'account',
  'build',
  'compare',
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
  'sent',
  'sign_in',
  'units.bulk',
  'units.chess',
  'units.clash',
  'units.history',
  'units.hold',
  'units.panel',
]

/** Messages of these groups that the first view needs. */
export const FIRST_KEYS = new Set([
  'account.email',
  'account.save',
  'account.saved',
  'account.title',
  'build.add',
  'build.archive_units',
  'build.building',
  'build.layouts',
  'build.move',
  'build.renumber',
  'build.section',
  'build.storey_named',
  'build.storeys',
  'build.structure',
  'build.units',
  'home.demo.note',
  'home.demo.remove',
  'home.demo.tag',
  'new_project.address',
  'new_project.error.phone',
  'new_project.error.required',
  'new_project.error.token',
  'new_project.error.token_reserved',
  'new_project.error.url',
  'new_project.privacy',
  'new_project.privacy_hint',
  'new_project.sales_email',
  'new_project.sales_hint',
  'palette.no_status',
  'palette.open',
  'units.bulk.change',
  'units.bulk.fault',
  'units.bulk.more',
  'units.history.area',
  'units.history.extra_price',
  'units.history.somebody',
  'units.panel.cancel',
  'units.panel.close',
  'units.panel.place',
  'units.panel.price',
  'units.panel.room_count',
  'units.panel.rooms',
  'units.panel.save',
  'units.panel.title',
])

/** Whether a message of the Studio belongs to the file that loads after the first view. */
export function comesLaterInStudio(key: string): boolean {
  return !FIRST_KEYS.has(key) && LATER_GROUPS.some((group) => key.startsWith(`${group}.`))
}
