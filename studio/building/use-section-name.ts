import type { EstateNode, SectionNode } from '#domain/building/structure.ts'
import { useTranslator } from '#studio/language/language-context.ts'

/** Names a section with its building. */
export function useSectionName(): (estate: EstateNode, section: SectionNode) => string {
  const { t } = useTranslator()
  return (estate, section) =>
    section.name
      ? `${estate.name} · ${section.name}`
      : t('units.head.section', { estate: estate.name, section: section.number })
}
