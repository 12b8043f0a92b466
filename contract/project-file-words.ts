import { BOOK, type BookKind } from '#domain/field/book.ts'
import type { Field } from '#domain/field/field.ts'
import { LANGUAGE_CODES } from '#domain/language/language.ts'
import { labelsOf } from '#domain/layout/label.ts'
import { LAYOUT_TYPES } from '#domain/layout/layout.ts'
import { PROFILE_TYPES } from '#domain/partner/profile-type.ts'
import { PRICE_ROUNDINGS } from '#domain/price/promoted-price.ts'
import { SORTS } from '#domain/sort/sort-option.ts'
import { THEMES } from '#domain/theme/theme.ts'
import { choiceKey } from '#i18n/field-keys.ts'
import type { MessageKey } from '#i18n/messages.ts'
import { REGION_TARGETS } from './interactive.ts'
import { PROGRAMME_KINDS } from './order-form.ts'
import { CELL_FIELDS } from './views.ts'

type Words = (key: MessageKey) => string

/** The kinds of entities with enumerated fields, as the table names them. */
const ENTITIES = {
  instance: 'a unit',
  status: 'a status',
  layout: 'a layout',
  interactive: 'an interactive',
  project: 'a project',
  estate: 'an estate',
} as const satisfies Partial<Record<BookKind, string>>

/** The enumerated fields of the import format, each with its values in the words of a language. */
function wordEnumerations(t: Words): readonly (readonly [field: string, values: string])[] {
  return [
    ...wordChoices(t),
    ...LAYOUT_TYPES.map((type) => [`\`label\` of \`${type}\``, labelsOf(type)] as const),
    ['`profile_type` of contacts', numbered(PROFILE_TYPES, (type) => t(`profile.${type}`))],
    ['`kind` of a target', listed(REGION_TARGETS)],
    ['`kind` of a hotspot’s target', listed(['scene', ...REGION_TARGETS])],
    ['`kind` of a payment programme', listed(PROGRAMME_KINDS)],
    ['`kind` of a document', listed(['presentation', 'document'])],
    ['`price_rounding` of a project', listed(PRICE_ROUNDINGS.map(String))],
    ['`quarter` of a `construction_end`', listed(['1', '2', '3', '4'])],
    ['`theme` of a `color_scheme`', listed(THEMES)],
    ['`default_sort` of `chess` and `premises`', listed(SORTS)],
    ['`cell` of `chess` and `premises`', listed(CELL_FIELDS)],
    ['language codes', listed(LANGUAGE_CODES)],
  ]
}

/** The choices of the book. A field that several kinds of entities have is listed once. */
function wordChoices(t: Words): readonly (readonly [field: string, values: string])[] {
  const choices = (Object.keys(ENTITIES) as (keyof typeof ENTITIES)[]).flatMap((kind) =>
    Object.entries<Field>(BOOK[kind]).flatMap(([name, field]) =>
      field.kind === 'choice' ? [{ name, owner: ENTITIES[kind], values: wordOptions(field, t) }] : [],
    ),
  )
  return choices.flatMap(({ name, values }, index) => {
    const same = choices.filter((other) => other.name === name && other.values === values)
    if (same[0] !== choices[index]) return []
    return [[`\`${name}\` of ${same.map(({ owner }) => owner).join(' or ')}`, values] as const]
  })
}

function wordOptions(field: Extract<Field, { kind: 'choice' }>, t: Words): string {
  const options: readonly (string | number)[] = field.options
  if (field.words === undefined || !options.every((option) => typeof option === 'number')) {
    return listed(options.map(String))
  }
  return numbered(options, (option) => t(choiceKey(field, option) as MessageKey))
}

function numbered<Value extends number>(values: readonly Value[], word: (value: Value) => string): string {
  return values.map((value) => `${value} ${word(value)}`).join(' · ')
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
