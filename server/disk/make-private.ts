import { chmod, lstat, readdir } from 'node:fs/promises'
import path from 'node:path'

const OTHERS = 0o077

/** Closes a file, or a folder with all in it, to the other users of the computer. Links are left alone. */
export async function makePrivate(file: string): Promise<void> {
  const stats = await lstat(file).catch(() => null)
  if (!stats || stats.isSymbolicLink()) return
  if ((stats.mode & OTHERS) !== 0) await chmod(file, stats.mode & 0o700)
  if (!stats.isDirectory()) return
  for (const name of await readdir(file)) await makePrivate(path.join(file, name))
}
