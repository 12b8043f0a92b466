import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, it } from 'vitest'

// As npm does it: a shell, `run.mjs` in it, and the task below that.
const COMMAND = 'echo $$; node scripts/run.mjs waiting.fixture & echo $!; wait'
const running: ChildProcess[] = []
afterEach(() => {
  for (const { pid } of running) if (pid) killGroup(pid)
})

it.each([
  ['the shell of npm is told to end', 0, 'SIGTERM'],
  ['the shell of npm is killed', 0, 'SIGKILL'],
  ['the first step is told to end', 1, 'SIGTERM'],
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
  // The pipe closes when the last process that could write to it has ended.
  const allEnded = once(shell.stdout, 'close')
  process.kill(Number(said.split('\n')[target]), signal)
  await allEnded
})

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // All have ended, as they should.
  }
}
