import { fileURLToPath } from 'node:url'

/**
 * The fonts of documents, one for each script. Arabic is Vazirmatn: Noto composes letters from a body and separate
 * dots, so each would be copied from a PDF twice.
 */
const PACKAGES = ['noto-sans', 'vazirmatn', 'noto-sans-hebrew', 'noto-sans-georgian', 'noto-sans-sc'] as const

/** The two weights that the templates use. */
const WEIGHTS = ['400Regular', '600SemiBold'] as const

/** The font folders of documents. No fonts of the machine are used, so that a document looks the same everywhere. */
export function fontFolders(): string[] {
  return PACKAGES.flatMap((name) => {
    const entry = import.meta.resolve(`@expo-google-fonts/${name}/package.json`)
    return WEIGHTS.map((weight) => fileURLToPath(new URL(weight, entry)))
  })
}
