import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'

// Like npm: a shell that runs `run.mjs`, which runs the task.
const COMMAND = 'echo $$; node scripts/run.mjs waiting.fixture & echo $!; wait'
const running: ChildProcess[] = []
afterEach(() => {
  for (const { pid } of running) if (pid) killGroup(pid)
})

it.each([
  ['the shell of npm gets SIGTERM', 0, 'SIGTERM'],
  ['the shell of npm is killed', 0, 'SIGKILL'],
  ['the first step gets SIGTERM', 1, 'SIGTERM'],
  ['the first step is killed', 1, 'SIGKILL'],
] as const)('leaves no process behind when %s', async (_, target, signal) => {
  const shell = spawn('sh', ['-c', COMMAND], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  running.push(shell)
  let said = ''
  shell.stdout.on('data', (chunk) => {
    said += chunk
  })
  await expect.poll(() => said, { timeout: 60_000 }).toContain('waiting')
  // The pipe closes when the last process that can write to it ends.
  const allEnded = once(shell.stdout, 'close')
  process.kill(Number(said.split('\n')[target]), signal)
  await allEnded
})

it('prints one line for the install, no warnings, and errors', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'vitrine-'))
  await mkdir(path.join(root, 'bin'))
  await cp('scripts/run.mjs', path.join(root, 'scripts/run.mjs'))
  // An npm that fails, as without a network.
  await writeFile(path.join(root, 'bin/npm'), '#!/bin/sh\necho "npm $@"\necho "npm error no network" >&2\nexit 1\n')
  await chmod(path.join(root, 'bin/npm'), 0o755)
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'scripts/run.mjs'), 'start'], {
    env: { ...process.env, PATH: `${path.join(root, 'bin')}:${process.env.PATH}` },
    encoding: 'utf8',
  })
  expect(stdout).toBe('Installing packages: this takes a minute or two …\nnpm ci --loglevel=error\n')
  expect([status, stderr]).toEqual([1, 'npm error no network\nnpm ci failed: see above.\n'])
  await rm(root, { recursive: true })
})

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // All processes have ended, as they should.
  }
}
