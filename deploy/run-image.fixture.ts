import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { environmentOf, wordsOf } from './dockerfile.fixture.ts'
import { readStages } from './image.fixture.ts'

/*
 * Runs a command as a container engine does: as process 1, as the image's user, in the image's root, where only `/data` and
 * `/tmp` are writable. The base system is that of this machine, read-only.
 */
const ENTER = `
set -e
image=$1 user=$2 work=$3; shift 3
root=$image/root
mount --make-rprivate /
mount --bind "$root" "$root"
for part in bin sbin lib lib64 usr etc; do
  if [ -L "/$part" ]; then ln -sfn "$(readlink "/$part")" "$root/$part"
  elif [ -d "/$part" ]; then mkdir -p "$root/$part"; mount --bind "/$part" "$root/$part"; mount -o remount,ro,bind "$root/$part"
  fi
done
mount --bind "$image/bin" "$root/usr/local/bin"
mkdir -p "$root/proc" "$root/dev" "$root/tmp"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
mount --bind "$root/data" "$root/data"
mount -o remount,ro,bind "$root"
exec chroot --userspec="$user" --groups= "$root" /bin/sh -c 'cd "$0" && exec "$@"' "$work" "$@"
`
const UNSHARE = ['--mount', '--pid', '--fork', '--kill-child']

/** Why this machine cannot run images; null if it can. */
export function whyNotRun(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'needs root on Linux'
  const { status } = spawnSync('unshare', [...UNSHARE, 'mount', '--make-rprivate', '/'])
  return status === 0 ? null : 'this machine allows no namespaces'
}

/** Starts `CMD`, with these settings added to those of the image. */
export function startImage(folder: string, settings: Readonly<Record<string, string>>): ChildProcess {
  return enter(folder, wordsOf(readStages().final, 'CMD'), settings)
}

/** Runs `HEALTHCHECK`; returns its exit code. */
export function checkHealth(folder: string, settings: Readonly<Record<string, string>>): Promise<number | null> {
  return codeOf(enter(folder, wordsOf(readStages().final, 'HEALTHCHECK'), settings))
}

/** Runs a command in the image; returns its exit code. */
export function runInImage(folder: string, words: readonly string[]): Promise<number | null> {
  return codeOf(enter(folder, words, {}))
}

/** Sends a signal to process 1, as `docker stop` does. */
export function signalImage({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  const first = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')[0]
  process.kill(Number(first), signal)
}

/** The exit code of a process. */
export function codeOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => child.once('close', resolve))
}

function enter(folder: string, words: readonly string[], settings: Readonly<Record<string, string>>): ChildProcess {
  const { final } = readStages()
  const value = (name: string) => final.instructions.find((one) => one.name === name)?.rest ?? ''
  const given = ['sh', path.resolve(folder), value('USER'), value('WORKDIR'), ...words]
  return spawn('unshare', [...UNSHARE, '/bin/sh', '-c', ENTER, ...given], {
    env: { ...environmentOf(final), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
