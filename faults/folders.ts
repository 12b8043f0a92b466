import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Makes a new empty folder. */
export function temporaryFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'vitrine-faults-'))
}

/** A small disk of its own. */
export interface SmallDisk {
  readonly folder: string
  readonly remove: () => Promise<void>
}

/** A disk that can fail. */
export interface FailingDisk extends SmallDisk {
  /** The disk reports a fault: at once Linux lets nobody write to it any more, not even to open files. */
  readonly fail: () => void
  /** Mounts it anew, checked. No process may use it meanwhile. */
  readonly mend: () => void
}

/** Why no disk can be mounted here; null: it can. */
export function whyNoMount(): string | null {
  return process.platform === 'linux' && process.getuid?.() === 0 ? null : 'needs root on Linux'
}

/** Why no disk can be made to fail here; null: it can. */
export function whyNoFailingDisk(): string | null {
  if (whyNoMount() !== null) return whyNoMount()
  if (spawnSync('mkfs.ext4', ['-V']).error) return 'mkfs.ext4 is missing (Debian: e2fsprogs)'
  return existsSync('/dev/loop-control') ? null : 'there are no loop devices'
}

/** Mounts a disk of so many megabytes, in memory. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await temporaryFolder()
  run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder)
  return { folder, remove: () => unmount(folder) }
}

/** Mounts a disk of so many megabytes, which is a file, as ext4. */
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
      // 1: faults were mended.
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
