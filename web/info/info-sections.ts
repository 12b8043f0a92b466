import type { ProjectData } from '#contract/projects.ts'
import type { TokenData } from '#contract/token.ts'
import type { MessageKey } from '#i18n/messages.ts'

/** A section of a project's info page. */
export type SectionName = 'about' | 'gallery' | 'features' | 'reports' | 'texts' | 'documents' | 'location' | 'contacts'

/** The titles of the sections, also shown in the tabs. */
export const SECTION_TITLES: Readonly<Record<SectionName, MessageKey>> = {
  about: 'view_menu.info',
  gallery: 'info.gallery',
  features: 'info.features',
  reports: 'info.reports',
  texts: 'info.texts',
  documents: 'info.documents',
  location: 'info.location',
  contacts: 'info.contacts',
}

type Details = ProjectData['project']

/** The sections that have content, in page order. The facts belong to the section `about`. */
export function sectionsOf(
  project: Details,
  { contacts, templates }: Pick<TokenData, 'contacts' | 'templates'>,
  hasFacts: boolean,
): readonly SectionName[] {
  const { description, gallery, videos, panoramas, features, reports, documents, map_image, address, position } =
    project
  const contents: readonly (readonly [SectionName, boolean])[] = [
    ['about', hasFacts || description !== null],
    ['gallery', gallery.length + videos.length + panoramas.length > 0],
    ['features', features.length > 0],
    ['reports', reports.length > 0],
    ['texts', Object.keys(templates).length > 0],
    ['documents', documents.length > 0],
    ['location', map_image !== null || position !== null || address !== null],
    ['contacts', contacts.phones.length > 0 || contacts.email !== null],
  ]
  return contents.flatMap(([name, isShown]) => (isShown ? [name] : []))
}

/** The distance of a section's upper edge from the top of the viewport. */
interface SectionEdge<Name extends string> {
  readonly name: Name
  readonly top: number
}

/** The section being read: the last one that has reached the line or, at the end of the page, the last of all. */
export function currentSection<Name extends string>(
  edges: readonly SectionEdge<Name>[],
  line: number,
  isAtEnd: boolean,
): Name | null {
  const reached = isAtEnd ? edges.at(-1) : (edges.findLast(({ top }) => top <= line) ?? edges[0])
  return reached?.name ?? null
}
