import { fileURLToPath } from 'node:url'

/** Families that documents are set in, one a script; each with the two weights that the templates use. */
const PACKAGES = ['noto-sans', 'noto-sans-arabic', 'noto-sans-hebrew', 'noto-sans-georgian', 'noto-sans-sc'] as const

const WEIGHTS = ['400Regular', '600SemiBold'] as const

/** Folders of the fonts of documents: no font of the machine is used, so that a document looks the same everywhere. */
export function fontFolders(): string[] {
  return PACKAGES.flatMap((name) => {
    const entry = import.meta.resolve(`@expo-google-fonts/${name}/package.json`)
    return WEIGHTS.map((weight) => fileURLToPath(new URL(weight, entry)))
  })
}
