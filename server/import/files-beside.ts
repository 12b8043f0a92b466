import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { PACKED_ENDING, readPacked } from '#server/media/packed-medium.ts'
import type { ReadFile } from './import-deps.ts'

// There is no such file, or it is a folder.
const MISSING = ['ENOENT', 'ENOTDIR', 'EISDIR']

/**
 * Reads the media next to an import file: the file itself, or the packed version that an export wrote. Returns null for
 * a name outside the folder.
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
