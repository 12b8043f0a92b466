import { chmod, lstat } from 'node:fs/promises'

const OTHERS = 0o077

/** Removes other users' access to a file or folder. Leaves symbolic links and files of other users unchanged. */
export async function makePrivate(file: string): Promise<void> {
  const stats = await lstat(file).catch(() => null)
  if (!stats || stats.isSymbolicLink() || (stats.mode & OTHERS) === 0) return
  await chmod(file, stats.mode & 0o700).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM') throw error
  })
}
