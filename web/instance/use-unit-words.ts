import { useMemo } from 'react'
import { type UnitWords, unitWords } from '#i18n/unit-words.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useTranslator } from '#web/language/translator-context.ts'

/** Formats units of the current project in the visitor's language. */
export function useUnitWords(): UnitWords {
  const translator = useTranslator()
  const { project } = useProject().data
  return useMemo(() => unitWords(translator, project), [translator, project])
}
