import { chmod, lstat } from 'node:fs/promises'

const OTHERS = 0o077

/** Closes a file or a folder to the other users of the computer. Links, and what belongs to another user, are left alone. */
export async function makePrivate(file: string): Promise<void> {
  const stats = await lstat(file).catch(() => null)
  if (!stats || stats.isSymbolicLink() || (stats.mode & OTHERS) === 0) return
  await chmod(file, stats.mode & 0o700).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM') throw error
  })
}
