import type { GridOption } from './grid-props.ts'

/** The options that fit a typed text: those that begin with it, then those that contain it. All of them for no text. */
export function optionsFor(options: readonly GridOption[], typed: string): readonly GridOption[] {
  const wanted = folded(typed)
  if (wanted === '') return options
  const begins = options.filter(({ text }) => folded(text).startsWith(wanted))
  return [...begins, ...options.filter((option) => !begins.includes(option) && folded(option.text).includes(wanted))]
}

/** Whether a text is the text of an option, ignoring case. */
export function isOption(options: readonly GridOption[], typed: string): boolean {
  return options.some(({ text }) => folded(text) === folded(typed))
}

/** The text of a cell with several options. */
export function joinChoices(chosen: readonly string[]): string {
  return chosen.join(', ')
}

/** The chosen texts with one more, or without it if it was chosen. */
export function toggleChoice(chosen: readonly string[], text: string): readonly string[] {
  const others = chosen.filter((each) => folded(each) !== folded(text))
  return others.length < chosen.length ? others : [...chosen, text]
}

function folded(text: string): string {
  return text.trim().toLocaleLowerCase()
}
