import { useMemo } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { remember } from '#i18n/remember.ts'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { cellTexts } from './cell-text.ts'
import { type Survey, stepIn } from './survey.ts'

/** What a cell says and shows. */
export interface CellReading {
  readonly text: string
  /** All of it in words, for those who do not see the map. */
  readonly label: string
  /** Its colour on the scale. */
  readonly step: number | null
}

/** Reads a cell. */
export type Reading = (instance: Instance) => CellReading

/** Reads the cells of a survey, each once: words take longer than anything else when a thousand cells change. */
export function useReading(survey: Survey): Reading {
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

/** Who says what he sees to his computer has to be understood (WCAG 2.5.3). */
function withText(said: string, text: string): string {
  return text === '' || said.split(/[^\p{L}\p{N}]+/u).includes(text) ? said : `${said}, ${text}`
}
