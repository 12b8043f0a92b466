import type { GroupFile, ProjectFile } from '#contract/project-file.ts'
import { formatPath } from './paths.ts'

/** A text of a file that visitors read, and where it stands. */
export interface ImportedText {
  readonly path: string
  readonly text: string
}

/** The fields that hold texts for visitors; every other one holds ids, names of files, addresses, numbers or choices. */
export const TEXT_FIELDS: ReadonlySet<string> = new Set([
  'about',
  'address',
  'caption',
  'description',
  'extra_price_label',
  'name',
  'number',
  'templates',
  'text',
])

/** Every text of a file that visitors read, in each of its languages: plain texts and html as the file has them. */
export function importTexts(file: ProjectFile | GroupFile): readonly ImportedText[] {
  const texts: ImportedText[] = []
  collect(file, [], false, texts)
  return texts
}

function collect(value: unknown, path: readonly PropertyKey[], isText: boolean, texts: ImportedText[]): void {
  if (typeof value === 'string') {
    if (isText && value.trim() !== '') texts.push({ path: formatPath(path), text: value })
    return
  }
  if (typeof value !== 'object' || value === null) return
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  for (const [key, inner] of entries) {
    // Visitors of partners' links see the partner's contacts in their place.
    if (key === 'contacts') continue
    // The languages of a text and the elements of a list are what the field is.
    collect(inner, [...path, key], isText || TEXT_FIELDS.has(String(key)), texts)
  }
}
