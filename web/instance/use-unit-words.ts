import { useMemo } from 'react'
import { type UnitWords, unitWords } from '#i18n/unit-words.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useTranslator } from '#web/language/translator-context.ts'

/** The words for units of the project. */
export function useUnitWords(): UnitWords {
  const translator = useTranslator()
  const { project } = useProject().data
  return useMemo(() => unitWords(translator, project), [translator, project])
}
