import { useMemo } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { remember } from '#i18n/remember.ts'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { cellTexts } from './cell-text.ts'
import { type Survey, stepIn } from './survey.ts'

/** The content of a cell. */
export interface CellContent {
  readonly text: string
  /** The full description for screen readers. */
  readonly label: string
  /** Its step on the scale. */
  readonly step: number | null
}

/** Returns the content of a unit's cell. */
export type CellContents = (instance: Instance) => CellContent

/** The cell contents of a survey, cached: formatting is the slowest part when a thousand cells change. */
export function useCellContents(survey: Survey): CellContents {
  const translator = useTranslator()
  const words = useUnitWords()
  const say = useMemo(
    () =>
      remember((instance: Instance) =>
        [words.name(instance), words.kind(instance), words.area(instance), words.price(instance)].join(', '),
      ),
    [words],
  )
  return useMemo(() => {
    const textOf = cellTexts(translator, survey)
    return remember((instance) => {
      const text = textOf(instance)
      return { text, label: withText(say(instance), text), step: stepIn(survey, instance) }
    })
  }, [translator, say, survey])
}

/** Adds the visible text to the label, so that voice control finds the cell by it (WCAG 2.5.3). */
function withText(said: string, text: string): string {
  return text === '' || said.split(/[^\p{L}\p{N}]+/u).includes(text) ? said : `${said}, ${text}`
}
