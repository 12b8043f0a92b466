import type { Catalogue } from '#contract/catalogues.ts'
import { type Duty, hasDuty, type Role } from '#domain/account/role.ts'
import type { StudioKey } from '#i18n/messages.ts'
import type { Screen } from '#studio/address/address.ts'
import type { StudioIconName } from '#studio/icon/studio-icon-paths.ts'

/** A place that rail, tab bar, keys and palette lead to. */
export interface Place {
  readonly screen: Screen
  readonly label: StudioKey
  readonly icon: StudioIconName
  /** The heading that it is listed under; null at the top. */
  readonly group: StudioKey | null
  /** The key after `g`. */
  readonly key: string
}

/** The screens that a person may open, in their order. Those of a project need one: a group has no units. */
export function placesFor(role: Role, catalogue: Catalogue | null): readonly Place[] {
  const places: readonly (Place & { readonly duty: Duty })[] = [
    { screen: { name: 'home' }, label: 'nav.home', icon: 'home', group: null, key: 'h', duty: 'see' },
    ...(catalogue ? placesOf(catalogue) : []),
    {
      screen: { name: 'people' },
      label: 'nav.people',
      icon: 'people',
      group: 'nav.setup',
      key: 'e',
      duty: 'administer',
    },
  ]
  return places.filter(({ duty }) => hasDuty(role, duty))
}

/** How many screens have a tab of their own on small screens. */
const TABS = 3

/** The screens with a tab of their own, and those behind More. */
export function splitPlaces(places: readonly Place[]) {
  return { tabs: places.slice(0, TABS), others: places.slice(TABS) }
}

function placesOf({ id, project_id }: Catalogue): readonly (Place & { readonly duty: Duty })[] {
  const group = 'nav.catalogue'
  const units = {
    screen: { name: 'units', catalogue: id },
    label: 'view_menu.premises',
    icon: 'grid',
    key: 'u',
    duty: 'see',
  } as const
  const publish = {
    screen: { name: 'publish', catalogue: id },
    label: 'nav.publish',
    icon: 'publish',
    key: 'l',
    duty: 'describe',
  } as const
  return [...(project_id === null ? [] : [{ ...units, group } as const]), { ...publish, group }]
}
