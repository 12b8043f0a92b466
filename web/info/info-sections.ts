import type { ProjectData } from '#contract/projects.ts'
import type { TokenData } from '#contract/token.ts'
import type { MessageKey } from '#i18n/messages.ts'

/** A part of the page about a project. */
export type SectionName = 'about' | 'gallery' | 'features' | 'reports' | 'texts' | 'documents' | 'location' | 'contacts'

/** What a part is called, here and in the tabs. */
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

/** The parts that have something to show, in their order; facts stand beside the description. */
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

/** Where a part of the page is seen: its upper edge, as far from the top of the screen as it stands. */
export interface SectionEdge<Name extends string> {
  readonly name: Name
  readonly top: number
}

/** The part that is read: the last that has come up to the line; at the end of the page the last of all. */
export function currentSection<Name extends string>(
  edges: readonly SectionEdge<Name>[],
  line: number,
  isAtEnd: boolean,
): Name | null {
  const reached = isAtEnd ? edges.at(-1) : (edges.findLast(({ top }) => top <= line) ?? edges[0])
  return reached?.name ?? null
}
