/** A chosen or dropped file, with its path inside the dropped folder or its bare name. */
export interface GivenFile<Content> {
  readonly path: string
  readonly file: Content
}

/** The project file and its media, or what is wrong with the choice. */
type ProjectFiles<Content> =
  | { readonly json: Content; readonly media: readonly GivenFile<Content>[] }
  | { readonly fault: 'no_json' | 'many_json' }

/** Finds the project file among files. The paths of the others are made relative to its folder. */
export function splitFiles<Content>(files: readonly GivenFile<Content>[]): ProjectFiles<Content> {
  const found = files.filter(({ path }) => /\.json$/i.test(path))
  const [first] = found
  if (!first) return { fault: 'no_json' }
  if (found.length > 1) return { fault: 'many_json' }
  const folder = first.path.slice(0, first.path.lastIndexOf('/') + 1)
  const media = files
    .filter((each) => each !== first)
    .map(({ path, file }) => ({ path: path.startsWith(folder) ? path.slice(folder.length) : path, file }))
  return { json: first.file, media }
}

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
}

/** The media type of a name; null for files that a project cannot have. */
export function mediaTypeOf(name: string): string | null {
  return TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? null
}

/** A file with the name that the project file has for it. */
interface NamedMedium<Content> {
  readonly name: string
  readonly type: string
  readonly file: Content
}

/**
 * The files that a project names. Browsers give single files without their folders, so a file is also found by its last
 * name if only one file has it. The server reports names without a file.
 */
export function namedMedia<Content>(
  project: unknown,
  media: readonly GivenFile<Content>[],
): readonly NamedMedium<Content>[] {
  const byPath = new Map(media.map(({ path, file }) => [path, file]))
  return [...textsIn(project)].flatMap((name) => {
    const type = mediaTypeOf(name)
    if (type === null || /^[a-z]+:/i.test(name)) return []
    const alike = media.filter(({ path }) => lastName(path) === lastName(name))
    const file = byPath.get(name.replace(/^\.\//, '')) ?? (alike.length === 1 ? alike[0]?.file : undefined)
    return file === undefined ? [] : [{ name, type, file }]
  })
}

/** All texts in a JSON value, each once. */
function textsIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') found.add(value)
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) textsIn(each, found)
  return found
}

function lastName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase()
}

/**
 * A project file with a page. Over HTTP a file without `catalogue` makes none, and nobody would find the project. The
 * line numbers of faults stay those of the file.
 */
export function withCatalogue(text: string, project: unknown): string {
  if (typeof project !== 'object' || project === null || 'catalogue' in project || !('project' in project)) return text
  return text.replace('{', '{"catalogue":{"published":false},')
}
