import { isOption, optionsFor } from './choice-text.ts'
import type { GridChoice, GridOption } from './grid-props.ts'

/** What is edited in a cell of a choice column. */
interface EditedChoice {
  readonly text: string
  readonly isTyped: boolean
  /** The chosen options of a cell that can have several. */
  readonly chosen: readonly string[] | null
}

/** The options to show, and the index of the one to mark first; -1 for none. */
interface ListedOptions {
  readonly options: readonly GridOption[]
  readonly at: number
}

/**
 * The options for what is typed. An editor that opens with the text of the cell shows all of them, with that one marked; after
 * typing, the first that fits is. A text that is not in the list is offered too if the column allows it.
 */
export function listOptions(
  { text, isTyped, chosen }: EditedChoice,
  all: readonly GridOption[],
  { isFree = false }: Pick<GridChoice, 'isFree'>,
): ListedOptions {
  if (!chosen && !isTyped && isOption(all, text)) {
    return { options: all, at: all.findIndex((option) => option.text === text) }
  }
  const typed = text.trim()
  const found = optionsFor(all, typed)
  const isNew = isFree && typed !== '' && !isOption(all, typed)
  const options = isNew ? [...found, { text: typed, isNew }] : found
  return { options, at: typed === '' ? -1 : Math.min(0, options.length - 1) }
}
