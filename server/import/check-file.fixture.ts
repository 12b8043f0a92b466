import { projectFile } from '#contract/project-file.ts'
import { checkProject } from './check-file.ts'
import { listEntries } from './entries.ts'
import { type ProjectInput, sampleFile } from './import.fixture.ts'

/** Changes parts of the sample file. */
export type Change = (parts: ReturnType<typeof partsOf>) => unknown

/** The parts of the sample that the tests change. */
function partsOf(file: ProjectInput) {
  const [layout] = file.layouts
  const [estate] = file.estates
  const [section] = estate?.sections ?? []
  const [storey, upper] = section?.storeys ?? []
  const [unit, second] = storey?.instances ?? []
  const [facade, plan] = file.interactives ?? []
  const [panorama] = file.panoramas ?? []
  const [scene] = panorama?.scenes ?? []
  if (!layout || !estate || !section || !storey || !upper || !unit || !second) throw new Error('sample has no units')
  if (!facade || !plan || !panorama || !scene) throw new Error('sample has no pictures')
  return { file, layout, estate, section, storey, upper, unit, second, facade, plan, panorama, scene }
}

/** The errors of the sample after a change: path and reason. */
export function errorsAfter(change: Change): readonly string[] {
  const input = sampleFile()
  change(partsOf(input))
  const file = projectFile.parse(input)
  return checkProject(file, listEntries(file)).map(({ path, reason }) => `${path}: ${reason}`)
}

/** The path of the first storey of the sample. */
export const STOREY = 'estates[0].sections[0].storeys[0]'
