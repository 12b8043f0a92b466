import { fileURLToPath } from 'node:url'

/**
 * Families that documents are set in, one a script. Arabic is Vazirmatn: Noto composes its letters of a body and dots apart,
 * so that each would be copied from a PDF twice.
 */
const PACKAGES = ['noto-sans', 'vazirmatn', 'noto-sans-hebrew', 'noto-sans-georgian', 'noto-sans-sc'] as const

/** The two that the templates use. */
const WEIGHTS = ['400Regular', '600SemiBold'] as const

/** Folders of the fonts of documents: no font of the machine is used, so that a document looks the same everywhere. */
export function fontFolders(): string[] {
  return PACKAGES.flatMap((name) => {
    const entry = import.meta.resolve(`@expo-google-fonts/${name}/package.json`)
    return WEIGHTS.map((weight) => fileURLToPath(new URL(weight, entry)))
  })
}
