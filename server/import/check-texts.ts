import type { ImportError } from '#contract/errors.ts'
import type { ProjectFile } from '#contract/project-file.ts'
import type { LocalisedText } from '#domain/language/choose-language.ts'
import { type Entry, entriesOf, type ProjectEntries } from './entries.ts'

type Named = Entry<{ readonly name: LocalisedText }>

/** Finds names that are empty in every language. */
export function checkNames(file: ProjectFile, entries: ProjectEntries): readonly ImportError[] {
  const { project } = file
  return findNameless([
    { path: 'project', item: project },
    ...entriesOf('project.features', project.features),
    ...entriesOf('project.documents', project.documents),
    ...entriesOf('project.payment_programmes', project.payment_programmes),
    ...entriesOf('statuses', file.statuses),
    ...entriesOf('promoactions', file.promoactions),
    ...entriesOf('tags', file.tags),
    ...entries.estates,
    ...entriesOf('interactives', file.interactives),
    ...entriesOf('panoramas', file.panoramas),
    ...entries.scenes,
  ])
}

/** Finds entries whose name is empty in every language. */
export function findNameless(entries: readonly Named[]): readonly ImportError[] {
  return entries
    .filter(({ item: { name } }) => isBlank(name))
    .map(({ path }) => ({ path: `${path}.name`, reason: 'Is empty in every language: write a name' }))
}

/** Whether a text is empty in every language. */
function isBlank(text: LocalisedText): boolean {
  return Object.values(text).every((each) => each.trim() === '')
}
