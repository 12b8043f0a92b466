import { BOOK, type BookKind, type FieldLabel, type NamedField } from '#domain/field/book.ts'
import type { Field } from '#domain/field/field.ts'
import { type OptionKey, optionKey } from './option-key.ts'

type OptionKeyOf<Each> = Each extends {
  readonly words: infer Words extends string
  readonly options: readonly (infer Option extends string | number)[]
}
  ? OptionKey<Words, Option>
  : never
type OptionKeysOf<Fields> = { [Name in keyof Fields]: OptionKeyOf<Fields[Name]> }[keyof Fields]

/** The messages of the options of choices. */
type ChoiceKey = { [Kind in BookKind]: OptionKeysOf<(typeof BOOK)[Kind]> }[BookKind]

/** The messages of the book of fields. */
type FieldKey = FieldLabel | ChoiceKey

/** The messages of the book that visitors read too. */
export type FieldKeyOfCatalogue = Exclude<FieldKey, `${'common' | 'publish' | 'units'}.${string}`>

/** The message of the value of a choice; null if the value is not an option or has no words. */
export function choiceKey(field: Field | undefined, value: unknown): ChoiceKey | null {
  if (field?.kind !== 'choice' || field.words === undefined) return null
  const options: readonly (string | number)[] = field.options
  const option = options.find((each) => each === value)
  return option === undefined ? null : (optionKey(field.words, option) as ChoiceKey)
}

/** The messages of the book: what its fields are called, and the words of their options. */
export const FIELD_KEYS: readonly FieldKey[] = [...new Set(Object.values(BOOK).flatMap(keysOf))].toSorted()

function keysOf(fields: Readonly<Record<string, NamedField>>): readonly FieldKey[] {
  return Object.values(fields).flatMap((field) => [
    field.label,
    ...(field.absent === undefined ? [] : [field.absent]),
    ...(field.kind === 'choice' ? field.options.flatMap((option) => choiceKey(field, option) ?? []) : []),
  ])
}

const OF_STUDIO = ['common.', 'publish.', 'units.']

/** Whether a message of the book is one of the catalogue. The others are only in the Studio. */
export function isOfCatalogue(key: FieldKey): key is FieldKeyOfCatalogue {
  return !OF_STUDIO.some((start) => key.startsWith(start))
}
