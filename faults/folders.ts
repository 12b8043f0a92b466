import { execFileSync } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Makes a new empty folder. */
export function temporaryFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'vitrine-faults-'))
}

/** A small disk of its own, in memory. */
export interface SmallDisk {
  readonly folder: string
  readonly remount: (mode: 'ro' | 'rw') => void
  readonly unmount: () => void
}

/** Why no disk can be mounted here; null: it can. */
export function whyNoMount(): string | null {
  return process.platform === 'linux' && process.getuid?.() === 0 ? null : 'needs root on Linux'
}

/** Mounts a disk of so many megabytes. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await temporaryFolder()
  const mount = (...parameters: readonly string[]) => execFileSync('mount', [...parameters], { stdio: 'pipe' })
  mount('-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder)
  return {
    folder,
    remount: (mode) => void mount('-o', `remount,${mode}`, folder),
    unmount: () => void execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' }),
  }
}
