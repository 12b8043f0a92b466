import type { Estate, Instance } from '#domain/chess/chess.ts'
import { countStoreys } from '#domain/chess/storey-count.ts'
import type { BOOK } from '#domain/field/book.ts'
import type { NamesWith } from '#domain/field/field.ts'
import type { Answer, ConstructionEnd } from '#domain/project/descriptions.ts'
import type { Project } from '#domain/project/project.ts'

/** Whose field a fact is. Layouts have the unit's own figures laid over. */
type Source = 'layout' | 'instance' | 'estate' | 'project'

/** A fact that is a field of the book. */
interface FieldFact {
  readonly of: Source
  readonly kind: 'area' | 'length' | 'whole' | 'choice' | 'answer' | 'flag'
  /** Where the value is taken from if the source has none. */
  readonly else?: Source
  readonly best?: 'largest' | 'highest'
}

/** A fact that is made of several fields. */
interface MadeFact {
  readonly read: (instance: Instance, project: Project) => FactValue | null
  readonly best?: 'highest'
}

/**
 * Descriptive fields of a unit in reading order, with the name of the best value in a comparison. Their labels are the messages
 * `field.*`.
 */
export const FACTS = {
  area_total: { of: 'layout', kind: 'area', best: 'largest' },
  area_living: { of: 'layout', kind: 'area', best: 'largest' },
  area_kitchen: { of: 'layout', kind: 'area', best: 'largest' },
  ceiling_height: { of: 'layout', kind: 'length', best: 'highest' },
  rooms: { read: roomsBy('rooms') },
  bedrooms: { read: roomsBy('bedrooms') },
  euro_layout: { of: 'layout', kind: 'flag' },
  bathrooms: { of: 'layout', kind: 'whole' },
  balconies: { of: 'layout', kind: 'whole' },
  estate: { read: ({ estate }) => ({ kind: 'text', text: estate.name }) },
  section: { read: sectionOf },
  storey: { read: storeyOf, best: 'highest' },
  renovation: { of: 'instance', kind: 'choice' },
  window_view: { of: 'instance', kind: 'choice' },
  stage: { of: 'estate', else: 'project', kind: 'choice' },
  construction_end: { read: constructionEndOf },
  house_type: { of: 'estate', kind: 'choice' },
  storeys_total: { read: storeysOf },
  parking_type: { of: 'project', kind: 'choice' },
  kindergarten: { of: 'project', kind: 'answer' },
  school: { of: 'project', kind: 'answer' },
  security: { of: 'project', kind: 'answer' },
  sports_ground: { of: 'project', kind: 'answer' },
} as const satisfies Readonly<Record<string, FieldFact | MadeFact>>

type Facts = typeof FACTS

/** A descriptive field of a unit. */
export type FactField = keyof Facts

type BookFact = { [Name in FactField]: Facts[Name] extends FieldFact ? Name : never }[FactField]

/** The kind of a fact in the book. The words of a choice begin with its name. */
type KindInBook<Of extends Source, Name> = Name extends keyof (typeof BOOK)[Of]
  ? (typeof BOOK)[Of][Name] extends { readonly kind: 'choice'; readonly words: Name }
    ? 'choice'
    : (typeof BOOK)[Of][Name] extends { readonly kind: infer Kind }
      ? Exclude<Kind, 'choice'>
      : never
  : never

type Shown = { readonly shown: true } | { readonly own: true }
type ShownField = { [Of in Source]: NamesWith<(typeof BOOK)[Of], Shown> }[Source]

// Spelled out, so that pages load without the book. Does not compile where it differs from the book, or lacks a field that
// visitors get. What a unit is, and its label, are in its name.
FACTS satisfies { readonly [Name in BookFact]: { readonly kind: KindInBook<Facts[Name]['of'], Name> } }
FACTS satisfies Readonly<Record<Exclude<ShownField, 'type' | 'label'>, unknown>>

type ChoiceOf<Each> = Each extends {
  readonly words: infer Words extends string
  readonly options: readonly (infer Option extends string | number)[]
}
  ? { readonly kind: 'choice'; readonly words: Words; readonly option: Option }
  : never
type ChoiceIn<Fields> = { [Name in keyof Fields]: ChoiceOf<Fields[Name]> }[keyof Fields]

/** An option of an enumeration; `words` is the beginning of its messages. */
export type ChoiceValue =
  | ChoiceIn<(typeof BOOK)['instance']>
  | ChoiceIn<(typeof BOOK)['estate']>
  | ChoiceIn<(typeof BOOK)['project']>

/** A value that is not formatted yet: i18n turns it into text. */
export type FactValue =
  | { readonly kind: 'area'; readonly area: number }
  | { readonly kind: 'length'; readonly length: number }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'room_label'; readonly label: string }
  | { readonly kind: 'storey'; readonly number: number; readonly count: number }
  | { readonly kind: 'construction_end'; readonly end: ConstructionEnd }
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** What is not so is not said. */
  | { readonly kind: 'yes' }
  | ChoiceValue

/** A line of a unit's description. */
export interface Fact {
  readonly field: FactField
  readonly value: FactValue
}

const ROWS = Object.entries(FACTS) as readonly (readonly [FactField, FieldFact | MadeFact])[]

/** Every descriptive field of a unit that has a value, in reading order. */
export function factsOf(instance: Instance, project: Project): readonly Fact[] {
  const sources = { instance, project, layout: instance.layout, estate: instance.estate }
  return ROWS.flatMap(([field, fact]) => {
    const value = 'read' in fact ? fact.read(instance, project) : fieldValue(field, fact, sources)
    return value ? [{ field, value }] : []
  })
}

/** What a project offers around its buildings. */
export function amenitiesOf(project: Project): readonly Fact[] {
  return ROWS.flatMap(([field, fact]) => {
    const value = 'read' in fact || fact.of !== 'project' ? null : fieldValue(field, fact, { project })
    return value ? [{ field, value }] : []
  })
}

function fieldValue(
  field: FactField,
  fact: FieldFact,
  sources: Readonly<Partial<Record<Source, object>>>,
): FactValue | null {
  const valueIn = (source: Source | undefined): unknown => (source && Reflect.get(sources[source] ?? {}, field)) ?? null
  const value = valueIn(fact.of) ?? valueIn(fact.else)
  if (value === null) return null
  switch (fact.kind) {
    case 'area':
      return { kind: 'area', area: value as number }
    case 'length':
      return { kind: 'length', length: value as number }
    case 'flag':
      return value === true ? { kind: 'yes' } : null
    case 'whole':
      return { kind: 'number', number: value as number }
    case 'answer':
      return { kind: 'answer', answer: value as Answer }
    case 'choice':
      return { kind: 'choice', words: field, option: value } as ChoiceValue
  }
}

/** The label counts rooms or bedrooms, as the project does, and is never converted. */
function roomsBy(basis: Project['rooms_basis']): MadeFact['read'] {
  return ({ layout: { label } }, { rooms_basis }) =>
    label && rooms_basis === basis ? { kind: 'room_label', label } : null
}

// A house has neither an entrance nor a floor.
function isHouse({ layout }: Instance): boolean {
  return layout.type === 'house'
}

function sectionOf(instance: Instance): FactValue | null {
  const { name, number } = instance.section
  return isHouse(instance) ? null : { kind: 'text', text: name ?? String(number) }
}

function storeyOf(instance: Instance): FactValue | null {
  const { section, storey } = instance
  const count = Math.max(...section.storeys.map(({ number }) => number))
  return isHouse(instance) ? null : { kind: 'storey', number: storey.number, count }
}

/** How many storeys an estate has above the ground: as it says, else counted. */
export function storeyCountOf(estate: Estate): number {
  return estate.storeys_total ?? countStoreys(estate)
}

/** The one storey of a house in the data says nothing about its height. */
function storeysOf(instance: Instance): FactValue | null {
  const { estate } = instance
  const number = isHouse(instance) ? estate.storeys_total : storeyCountOf(estate)
  return number ? { kind: 'number', number } : null
}

function constructionEndOf({ estate }: Instance, project: Project): FactValue | null {
  const end = estate.construction_end ?? project.construction_end
  return end && { kind: 'construction_end', end }
}
