import type { Target } from '#domain/picture/pinpoint.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useTranslator } from '#web/language/translator-context.ts'

/** Names what a region of a plan leads to. */
export function useTargetName(): (target: Target) => string {
  const { t } = useTranslator()
  const { chess } = useProject()
  return ({ kind, id }) => {
    if (kind === 'panorama') return t('title.panorama')
    const storey = kind === 'storey' ? chess.storeyById.get(id) : undefined
    if (storey) return t('storey.name', { number: String(storey.number) })
    const estate = kind === 'estate' ? chess.estateById.get(id) : undefined
    return estate?.name ?? t('title.interactive')
  }
}
