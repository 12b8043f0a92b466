import type { GroupFile, ProjectFile } from '#contract/project-file.ts'
import { formatPath } from './paths.ts'

/** A text that visitors read, and its path in the file. */
interface ImportedText {
  readonly path: string
  readonly text: string
}

/**
 * The fields that contain texts for visitors. All other fields contain ids, file names, addresses, numbers or enum
 * values.
 */
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

/** Lists every text that visitors read, in each of its languages. Plain texts and HTML are returned as in the file. */
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
    // Visitors of a partner's link see the partner's contacts instead.
    if (key === 'contacts') continue
    // Languages of a text and elements of a list belong to the field that contains them.
    collect(inner, [...path, key], isText || TEXT_FIELDS.has(String(key)), texts)
  }
}
