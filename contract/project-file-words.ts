import { AREA_UNITS } from '#domain/area/area-unit.ts'
import { LANGUAGE_CODES } from '#domain/language/language.ts'
import { labelsOf } from '#domain/layout/label.ts'
import { LAYOUT_TYPES } from '#domain/layout/layout.ts'
import { PROFILE_TYPES } from '#domain/partner/profile-type.ts'
import { PRICE_ROUNDINGS } from '#domain/price/promoted-price.ts'
import {
  HOUSE_TYPES,
  PARKING_TYPES,
  RENOVATIONS,
  ROOMS_BASES,
  STAGES,
  WINDOW_VIEWS,
} from '#domain/project/descriptions.ts'
import { SORTS } from '#domain/sort/sort-option.ts'
import { STATUS_TYPES } from '#domain/status/status.ts'
import { THEMES } from '#domain/theme/theme.ts'
import type { MessageKey } from '#i18n/messages.ts'
import { INTERACTIVE_KINDS, REGION_TARGETS } from './interactive.ts'
import { PROGRAMME_KINDS } from './order-form.ts'
import { CELL_FIELDS } from './views.ts'

type Words = (key: MessageKey) => string

/** The enumerated fields of the import format, each with its values in the words of a language. */
function wordEnumerations(t: Words): readonly (readonly [field: string, values: string])[] {
  const numbered = (values: readonly number[], name: 'renovation' | 'window_view' | 'profile') =>
    values.map((value) => `${value} ${t(`${name}.${value}` as MessageKey)}`).join(' · ')
  return [
    ['`renovation` of a unit', numbered(RENOVATIONS, 'renovation')],
    ['`window_view` of a unit', numbered(WINDOW_VIEWS, 'window_view')],
    ['`profile_type` of contacts', numbered(PROFILE_TYPES, 'profile')],
    ['`type` of a status', listed(Object.keys(STATUS_TYPES))],
    ['`type` of a layout', listed(LAYOUT_TYPES)],
    ...LAYOUT_TYPES.map((type) => [`\`label\` of \`${type}\``, labelsOf(type)] as const),
    ['`kind` of an interactive', listed(INTERACTIVE_KINDS.filter((kind) => kind !== 'panorama'))],
    ['`kind` of a target', listed(REGION_TARGETS)],
    ['`kind` of a hotspot’s target', listed(['scene', ...REGION_TARGETS])],
    ['`kind` of a payment programme', listed(PROGRAMME_KINDS)],
    ['`kind` of a document', listed(['presentation', 'document'])],
    ['`stage` of a project or an estate', listed(STAGES)],
    ['`house_type` of an estate', listed(HOUSE_TYPES)],
    ['`parking_type` of a project', listed(PARKING_TYPES)],
    ['`area_unit` of a project', listed(AREA_UNITS)],
    ['`rooms_basis` of a project', listed(ROOMS_BASES)],
    ['`price_rounding` of a project', listed(PRICE_ROUNDINGS.map(String))],
    ['`quarter` of a `construction_end`', listed(['1', '2', '3', '4'])],
    ['`theme` of a `color_scheme`', listed(THEMES)],
    ['`default_sort` of `chess` and `premises`', listed(SORTS)],
    ['`cell` of `chess` and `premises`', listed(CELL_FIELDS)],
    ['language codes', listed(LANGUAGE_CODES)],
  ]
}

/** The same as the table in `docs/import.md`. */
export function formatEnumerations(t: Words): string {
  const rows = wordEnumerations(t).map(([field, values]) => `| ${field} | ${values} |`)
  return ['| field | values |', '|---|---|', ...rows].join('\n')
}

const PLACE = /(<!-- enumerations -->\n)[\s\S]*?(<!-- \/enumerations -->)/

/** Inserts the table between its markers in a page. */
export function insertEnumerations(page: string, t: Words): string {
  return page.replace(PLACE, (_, begin, end) => `${begin}\n${formatEnumerations(t)}\n\n${end}`)
}

function listed(values: readonly string[]): string {
  return values.map((value) => `\`${value}\``).join(' ')
}
