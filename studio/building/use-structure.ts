import { useMemo } from 'react'
import { type EstateNode, readStructure } from '#domain/building/structure.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import { useProject, useProjectState } from '#studio/project/project-context.ts'

/** The buildings of the project, and the language that its names are written in. */
export function useStructure(): { readonly estates: readonly EstateNode[]; readonly lang: LanguageCode } {
  const { catalogue } = useProject()
  const { shown } = useProjectState().project
  const lang = catalogue.default_lang
  const estates = useMemo(() => readStructure(shown, lang), [shown, lang])
  return { estates, lang }
}
