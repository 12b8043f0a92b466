// The first step of every command, in plain JavaScript for any Node of the host: installs missing packages, then runs the
// task on the pinned Node, which runs TypeScript directly.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const [task, ...parameters] = process.argv.slice(2)

// A young generation of 4 MB instead of 16: a third less memory with the demo loaded.
const FLAGS = ['--max-semi-space-size=4']

if (!isInstalled()) install()
runTask()

/** npm writes its copy of the lock file last, so it is newer than ours unless ours has changed since. */
function isInstalled() {
  const installed = path.join(root, 'node_modules/.package-lock.json')
  // `npm install something` writes both at once, in either order.
  const tolerance = 10_000
  return existsSync(installed) && changedAt(installed) + tolerance >= changedAt(path.join(root, 'package-lock.json'))
}

function changedAt(file) {
  return statSync(file).mtimeMs
}

function install() {
  console.log('Installing packages: this takes a minute or two …')
  // Hides warnings about the Node of the host, because everything runs on the pinned one. Errors are still printed.
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) fail('npm ci failed: see above.')
  const trimmed = spawnSync(pinnedNode(), [path.join(root, 'scripts/trim-packages.ts')], {
    cwd: root,
    stdio: 'inherit',
  })
  if (trimmed.status !== 0) console.warn('Unused files of packages were not removed; everything works without that.')
}

function runTask() {
  // File names in commands are relative to the current folder; the data folder is the server's.
  const isCommand = task === 'vitrine' && parameters[0] !== 'start'
  const child = spawn(pinnedNode(), [...FLAGS, path.join(root, `scripts/${task}.ts`), ...parameters], {
    cwd: isCommand ? process.cwd() : root,
    // The channel closes when this process ends for any reason, which ends the task (scripts/end-with-parent.ts).
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      // glibc keeps the memory of picture encoding in one arena per thread.
      MALLOC_ARENA_MAX: '2',
      // Caches compiled modules for the next start.
      NODE_COMPILE_CACHE: path.join(root, '.cache/code'),
      ...(isCommand && { DATA_DIR: path.join(root, 'data') }),
      ...process.env,
    },
  })
  // A terminal sends Ctrl+C to the child too; supervisors signal only this process.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  // npm runs this in a shell that does not pass signals on.
  if (process.env.npm_lifecycle_event) whenParentEnds(() => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

function whenParentEnds(act) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    act()
  }, 500)
}

function pinnedNode() {
  const pinned = path.join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  if (existsSync(pinned)) return pinned
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  return fail(`No Node 24 package exists for ${process.platform} ${process.arch}: run this with Node 24 or newer.`)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
