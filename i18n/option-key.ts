/** Enumerations use dashes, message keys underscores. */
type Underscored<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}_${Underscored<Tail>}`
  : Text

/** The message of an option of an enumeration. */
export type OptionKey<Words extends string, Option extends string | number> = `${Words}.${Underscored<`${Option}`>}`

/** The message of an option of an enumeration. */
export function optionKey<Words extends string, Option extends string | number>(
  words: Words,
  option: Option,
): OptionKey<Words, Option> {
  return `${words}.${String(option).replaceAll('-', '_') as Underscored<`${Option}`>}`
}
