import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { catalogueName } from '#studio/catalogue/catalogue-name.ts'
import { useTranslator } from '#studio/language/language-context.ts'

/** A project that a role can be limited to. */
interface NamedProject {
  readonly id: number
  readonly name: string
}

/** The projects of the company, each by the name of its first catalogue. */
export function useProjects(): readonly NamedProject[] {
  const { all } = useCatalogues()
  const { language } = useTranslator()
  const named = new Map<number, string>()
  for (const catalogue of all) {
    const { project_id } = catalogue
    if (project_id !== null && !named.has(project_id)) named.set(project_id, catalogueName(catalogue, language.code))
  }
  return [...named].map(([id, name]) => ({ id, name }))
}
