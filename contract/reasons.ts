/**
 * The reasons of refusals and faults that people meet in the Studio, as the server writes them. The Studio says them in the
 * reader's language. Names in braces stand for the parts that differ. The first template that fits counts.
 */
export const REASONS = {
  empty_file: ['The file is empty'],
  encoding: [
    'Is not UTF-8: {guess}',
    'Is broken {guess}. Save the file{rest}',
    'Is UTF-32, which is not supported{rest}',
  ],
  json_end: ['The file ends too early: {rest}'],
  json_comma: ['There is a comma before "{sign}": remove the comma'],
  json_missing: [
    'A comma is missing before {sign}',
    'A colon is missing before {sign}',
    'A value is missing before {sign}',
  ],
  json_comment: ['JSON has no comments: remove {sign}'],
  json_quotes: [
    'The text {sign} has no closing quote on its line: add it, or write \\n for a line break',
    '{sign} has typographic quotes: write " instead',
    '{sign} has single quotes: write " instead',
    '{sign} has no quotes: write {rest}',
  ],
  json_more: ['There is more after the end of the JSON: {sign}. Remove it'],
  json_other: [
    '{sign} is not allowed here',
    '{sign} is not JSON: write true, false or null',
    '{sign} is not a JSON number, such as 1500.5',
    'Expected a name in double quotes, not {sign}: decimals have a point, not a comma',
  ],
  status_changed: ['Somebody has changed the status meanwhile'],
  no_file: ['There is no file "{name}" beside this one, and none was uploaded: add it, or correct the name'],
  file_ending: ['The name "{name}" has to end in {endings}'],
  picture_broken: ['The picture is broken: "{name}"'],
  file_kind: ['"{name}" is {type}, not a {use}: name another file'],
  unknown_field: ['Is not a field of the format: correct its name, or remove it'],
  unknown_language: ['Is not a language code: use {codes}'],
  id_taken: ['The id "{id}" is also used at {place}: give one of them another id'],
  write: ['Has to be {what}, not {value}: write {better}', 'There is no {kind} {value}: write {better}'],
  unknown_id: [
    'There is no {kind} {id}, only {rest}',
    'There is no {kind} {id} among the {rest}',
    'There is no {kind} {id}, nor any other: add it',
    'There is no {kind} {id}',
    'there is no {kind} {id}',
    'the project has no {kind} {id}',
  ],
  at_least: ['Has to be at least {min}, not {value}'],
  at_most: ['Has to be at most {max}, not {value}'],
  too_few: ['Has to have at least {min} {unit}, not {count}'],
  too_many: ['Has to have at most {max} {unit}, not {count}'],
  missing: ['Is missing: add {what}'],
  wrong: ['Has to be {what}, not {value}'],
  overlaps: ['Overlaps {other}: give one of them another position, or a smaller span'],
  decimals: ['{currency} has no decimals: round {rest}', '{currency} has no decimals'],
  more_faults: ['Has {count} more faults'],
  no_units: ['There are no units: {rest}'],
  'data.same_number': ['The number "{number}" is also used at {place}, in the same section: {rest}'],
  'data.same_numbers': ['{count} more units have the number of another in their section'],
  'data.no_page': ['The project has no catalogue, so no page shows it: {rest}'],
  'data.no_mail': ['Requests of visitors are kept, but mailed to nobody: {rest}'],
  'data.no_policy': ["Visitors are asked to agree to a privacy policy that they can't open: {rest}"],
  'data.contact': ['Holds a contact of the developer, "{text}": {rest}'],
  'data.contacts': ['{count} more texts hold contacts of the developer'],
  busy: ['Other imports kept changing the project: try again', 'Other changes kept coming in between: try again'],
  feed_field: ['{field}: is written by a feed; take the field over first'],
  owners: ['Only an owner may change it: leave it out'],
  too_deep: ['Is nested too deeply', 'is nested too deeply'],
  draft_unknown: ['does not exist, neither live nor in the draft'],
  not_planned: ['The publication is no longer planned'],
  member_already: ['This person is a member already'],
  invitations_many: ['There were too many invitations in the last 24 hours'],
  last_owner: ['The last owner stays: make somebody else an owner first'],
  more_rights: ['Nobody may give more rights than their own'],
} as const satisfies Record<string, readonly string[]>

/** The code of a known reason. */
type ReasonCode = keyof typeof REASONS

/** The code of something odd about the data of a project, which only its publication meets. */
type DataReasonCode = Extract<ReasonCode, `data.${string}`>

/** Whether a reason is about the data of a project. */
export function isDataReason(code: ReasonCode): code is DataReasonCode {
  return code.startsWith('data.')
}

/** A known reason, with the parts that differ. */
interface KnownReason {
  readonly code: ReasonCode
  readonly values: Readonly<Record<string, string>>
}

const PATTERNS = Object.entries(REASONS).flatMap(([code, templates]) =>
  templates.map((template) => ({ code: code as ReasonCode, pattern: patternOf(template) })),
)

/** Reads a reason that the server wrote. Null if it is not one of the known ones. */
export function readReason(text: string): KnownReason | null {
  for (const { code, pattern } of PATTERNS) {
    const found = pattern.exec(text)
    if (found) return { code, values: { ...found.groups } }
  }
  return null
}

/** The values that a list of allowed values names, such as `one of "a", "b"`. Null if it is no such list. */
export function readAllowed(what: string): string | null {
  return /^one of (".+)$/s.exec(what)?.[1] ?? null
}

function patternOf(template: string): RegExp {
  const source = template
    .replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'rest' ? `(?<${name}>.*)` : `(?<${name}>.+?)`))
  return new RegExp(`^${source}$`, 's')
}
