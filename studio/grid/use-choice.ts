import { useMemo, useState } from 'react'
import { listOptions } from './choice-listing.ts'
import { toggleChoice } from './choice-text.ts'
import type { GridOption } from './grid-props.ts'
import type { Editing } from './use-editing.ts'

/** The list below an edited cell of a choice column. */
export interface ChoiceListing {
  /** The options that fit what is typed. */
  readonly options: readonly GridOption[]
  /** The index of the marked option; -1 if none is. */
  readonly at: number
  /** Marks the next or the previous option. */
  readonly step: (step: 1 | -1) => void
  /** What the edit becomes by the marked option, or by the one at an index. Null if there is none. */
  readonly pick: (index?: number) => PickedOption | null
}

/** What an edit becomes by an option. */
type PickedOption = Pick<Editing, 'text' | 'chosen' | 'added'>

interface MarkedOption {
  /** The typed text for which it was marked. */
  readonly for: string
  readonly at: number
}

/** The list of an edited cell; null if its column has none. The first option that fits what is typed is marked. */
export function useChoice(editing: Editing | null): ChoiceListing | null {
  const [marked, setMarked] = useState<MarkedOption | null>(null)
  const choice = editing?.column.choice
  const row = editing?.place.row
  const all = useMemo(() => (choice && row !== undefined ? choice.options(row) : []), [choice, row])
  if (!editing || !choice) return null
  const { text, chosen } = editing
  const { options, at: first } = listOptions(editing, all, choice)
  const key = `${row} ${text} ${chosen?.length}`
  const at = Math.min(marked?.for === key ? marked.at : first, options.length - 1)
  return {
    options,
    at,
    step: (step) => {
      const { length } = options
      // Without a marked option, the previous one is the last.
      if (length > 0) setMarked({ for: key, at: (Math.max(at, step > 0 ? -1 : 0) + step + length) % length })
    },
    pick: (index = at) => {
      const option = options[index]
      if (!option) return null
      const added = option.isNew ? [...editing.added, option.text] : editing.added
      return chosen
        ? { text: '', chosen: toggleChoice(chosen, option.text), added }
        : { text: option.text, chosen: null, added }
    },
  }
}
