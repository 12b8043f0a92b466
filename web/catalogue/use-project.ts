import { type LoadedProject, useCatalogue } from './catalogue-context.ts'

/** The project of the catalogue, for views that render only after it has loaded. */
export function useProject(): LoadedProject {
  const { project } = useCatalogue()
  if (!project) throw new Error('the project is not loaded')
  return project
}
