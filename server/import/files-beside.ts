import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { PACKED_ENDING, readPacked } from '#server/media/packed-medium.ts'
import type { ReadFile } from './import-parts.ts'

// Nothing of that name, or a folder of it.
const MISSING = ['ENOENT', 'ENOTDIR', 'EISDIR']

/**
 * Reads the media beside an import file: the file of a name, else what an export wrote in its place. A name that leads
 * out of the folder is none.
 */
export function filesBeside(folder: string): ReadFile {
  const root = path.resolve(folder)
  return async (name) => {
    const file = path.resolve(root, name)
    if (!file.startsWith(root + path.sep)) return null
    try {
      return await readFile(file)
    } catch (error) {
      if (!MISSING.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
      return readPacked(file + PACKED_ENDING)
    }
  }
}
