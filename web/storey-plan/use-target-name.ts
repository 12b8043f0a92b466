import type { Target } from '#domain/picture/pinpoint.ts'
import { wordStorey } from '#i18n/word-place.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useTranslator } from '#web/language/translator-context.ts'

/** Returns a function that names the target of a region. */
export function useTargetName(): (target: Target) => string {
  const translator = useTranslator()
  const { t } = translator
  const { chess } = useProject()
  return ({ kind, id }) => {
    if (kind === 'panorama') return t('title.panorama')
    const storey = kind === 'storey' ? chess.storeyById.get(id) : undefined
    if (storey) return wordStorey(translator, storey)
    const estate = kind === 'estate' ? chess.estateById.get(id) : undefined
    return estate?.name ?? t('title.interactive')
  }
}
