import { spawn } from 'node:child_process'

// `--watch` has to be on the command line of the process that it restarts.
const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'scripts/dev.ts'], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 0))
