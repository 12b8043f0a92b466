import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Creates an empty folder. */
export function temporaryFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'vitrine-faults-'))
}

/** A small separate disk. */
export interface SmallDisk {
  readonly folder: string
  readonly remove: () => Promise<void>
}

/** A disk that can fail. */
export interface FailingDisk extends SmallDisk {
  /** The disk reports a fault: Linux makes it read-only at once, for open files too. */
  readonly fail: () => void
  /** Checks and mounts it again. No process may use it at that time. */
  readonly mend: () => void
}

/** Why no disk can be mounted here; null if it can. */
export function whyNoMount(): string | null {
  return process.platform === 'linux' && process.getuid?.() === 0 ? null : 'needs root on Linux'
}

/** Why no disk can be made to fail here; null if it can. */
export function whyNoFailingDisk(): string | null {
  if (whyNoMount() !== null) return whyNoMount()
  if (spawnSync('mkfs.ext4', ['-V']).error) return 'mkfs.ext4 is missing (Debian: e2fsprogs)'
  return existsSync('/dev/loop-control') ? null : 'there are no loop devices'
}

/** Mounts a disk of this many megabytes in memory. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await temporaryFolder()
  run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder)
  return { folder, remove: () => unmount(folder) }
}

/** Mounts a file of this many megabytes as an ext4 disk. */
export async function mountFailingDisk(megabytes: number): Promise<FailingDisk> {
  const folder = await temporaryFolder()
  const image = `${folder}.image`
  run('truncate', '--size', `${megabytes}M`, image)
  run('mkfs.ext4', '-q', image)
  const mount = () => run('mount', '-o', 'loop,errors=remount-ro', image, folder)
  mount()
  return {
    folder,
    fail: () => {
      const device = path.basename(run('findmnt', '--noheadings', '--output', 'SOURCE', folder))
      writeFileSync(`/sys/fs/ext4/${device}/trigger_fs_error`, '1')
    },
    mend: () => {
      run('umount', folder)
      // Exit code 1 of fsck: faults were repaired.
      if ((spawnSync('e2fsck', ['-p', image]).status ?? 8) > 1) throw new Error('the disk cannot be mended')
      mount()
    },
    remove: async () => {
      await unmount(folder)
      await rm(image, { force: true })
    },
  }
}

function run(command: string, ...parameters: readonly string[]): string {
  return execFileSync(command, [...parameters], { stdio: 'pipe', encoding: 'utf8' }).trim()
}

async function unmount(folder: string): Promise<void> {
  run('umount', '--lazy', folder)
  await rm(folder, { recursive: true, force: true })
}
