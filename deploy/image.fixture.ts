import { execFileSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { createIgnore, type Instruction, parseDockerfile, type Stage } from './dockerfile.fixture.ts'

const root = path.resolve(import.meta.dirname, '..')

// Would fetch packages from a registry; the fixture links the installed ones instead.
const INSTALL = 'npm ci --ignore-scripts'
const PATIENCE_MS = 200_000

/** The stages of our Dockerfile: the one that builds, and the one that runs. */
export function readStages(): { readonly build: Stage; readonly final: Stage } {
  const [build, final] = parseDockerfile(readFileSync(path.join(root, 'Dockerfile'), 'utf8'))
  if (!build || !final) throw new Error('the Dockerfile has no two stages')
  return { build, final }
}

/** Runs the steps of the Dockerfile. `folder/root` is then the root of the image without its base image. */
export function makeImage(folder: string): void {
  const { build, final } = readStages()
  const from = path.join(folder, 'build')
  const to = path.join(folder, 'root')
  buildStage(build, from)
  finalStage(final, from, to)
}

function buildStage({ instructions }: Stage, stage: string): void {
  const folder = path.join(stage, workdirOf(instructions))
  mkdirSync(folder, { recursive: true })
  for (const { name, rest } of instructions) {
    if (name === 'COPY') copyContext(rest.split(/\s+/).slice(0, -1), folder)
    else if (name === 'RUN' && rest === INSTALL) linkPackages(folder)
    else if (name === 'RUN') runShell(rest, folder)
  }
}

/** Copies the files of the repository that `.dockerignore` does not exclude. */
function copyContext(sources: readonly string[], folder: string): void {
  const isIgnored = createIgnore(root)
  const isWhole = sources.includes('.')
  for (const source of isWhole ? readdirSync(root) : sources) {
    cpSync(path.join(root, source), path.join(folder, source), {
      recursive: true,
      filter: (file) => !isIgnored(path.relative(root, file)),
    })
  }
  // `dist` was built from the same sources, so the build does nothing.
  if (isWhole) cpSync(path.join(root, 'dist'), path.join(folder, 'dist'), { recursive: true })
}

function linkPackages(folder: string): void {
  const [ours, copy] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')]
  execFileSync('cp', ['-al', ours, copy])
  // npm writes this file, so it is copied instead of linked.
  execFileSync('cp', ['--remove-destination', path.join(ours, '.package-lock.json'), copy])
}

/** Runs with a `node` of the base image's major version. */
function runShell(command: string, cwd: string): void {
  const env = { ...process.env, PATH: `${path.dirname(process.execPath)}:${process.env.PATH}` }
  execFileSync('/bin/sh', ['-c', command], { cwd, env, stdio: 'pipe', timeout: PATIENCE_MS })
}

function finalStage({ instructions }: Stage, from: string, to: string): void {
  const workdir = path.join(to, workdirOf(instructions))
  for (const { name, flags, rest } of instructions) {
    if (name === 'RUN') throw new Error('the stage that runs has no commands of its own')
    if (name !== 'COPY') continue
    const words = rest.split(/\s+/)
    const target = path.resolve(workdir, words.at(-1) ?? '')
    const place = target.startsWith(to) ? target : path.join(to, target)
    for (const source of words.slice(0, -1)) {
      const file = words.length > 2 ? path.join(place, path.basename(source)) : place
      mkdirSync(path.dirname(file), { recursive: true })
      renameSync(path.join(from, source), file)
      const [uid, gid] = (flags.chown ?? '').split(':').map(Number)
      if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid)
    }
  }
}

function workdirOf(instructions: readonly Instruction[]): string {
  return instructions.find(({ name }) => name === 'WORKDIR')?.rest ?? '/'
}

/** A folder with the Node of the base image, to mount at `/usr/local/bin`. */
export function placeNode(folder: string): void {
  const bin = path.join(folder, 'bin')
  mkdirSync(bin)
  if (!existsSync(path.join(bin, 'node'))) linkSync(process.execPath, path.join(bin, 'node'))
}
