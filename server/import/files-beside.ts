import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReadFile } from './import-parts.ts'

// Nothing of that name, or a folder of it.
const MISSING = ['ENOENT', 'ENOTDIR', 'EISDIR']

/** Reads the media beside an import file; a name that leads out of its folder is none. */
export function filesBeside(folder: string): ReadFile {
  const root = path.resolve(folder)
  return async (name) => {
    const file = path.resolve(root, name)
    if (!file.startsWith(root + path.sep)) return null
    try {
      return await readFile(file)
    } catch (error) {
      if (MISSING.includes((error as NodeJS.ErrnoException).code ?? '')) return null
      throw error
    }
  }
}
