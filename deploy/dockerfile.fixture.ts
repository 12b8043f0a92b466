import { readFileSync } from 'node:fs'
import path from 'node:path'

/** One instruction of a Dockerfile, such as `RUN npm ci`. */
export interface Instruction {
  readonly name: string
  /** Its `--flags`, without the dashes. */
  readonly flags: Readonly<Record<string, string>>
  readonly rest: string
}

/** From one `FROM` to the next. */
export interface Stage {
  readonly base: string
  readonly name: string | null
  readonly instructions: readonly Instruction[]
}

/** Reads the stages of a Dockerfile. */
export function parseDockerfile(text: string): readonly Stage[] {
  const lines = text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
  const instructions = lines.filter((line) => line.trim() !== '').map(parseInstruction)
  const starts = instructions.flatMap(({ name }, index) => (name === 'FROM' ? [index] : []))
  return starts.map((start, index) => {
    const [base = '', , name = null] = (instructions[start]?.rest ?? '').split(/\s+/)
    return { base, name, instructions: instructions.slice(start + 1, starts[index + 1]) }
  })
}

/** The words of an instruction in exec form (a JSON list without a shell). */
export function wordsOf(stage: Stage, name: string): readonly string[] {
  const found = stage.instructions.find((instruction) => instruction.name === name)
  return JSON.parse(found?.rest.replace(/^CMD\s+/, '') ?? '[]')
}

/** All variables that a stage sets with `ENV`. */
export function environmentOf({ instructions }: Stage): Readonly<Record<string, string>> {
  const pairs = instructions.filter(({ name }) => name === 'ENV').flatMap(({ rest }) => rest.split(/\s+/))
  return Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]))
}

/** Tells whether `.dockerignore` keeps a path of the repository out of the image. */
export function createIgnore(root: string): (relative: string) => boolean {
  const patterns = readFileSync(path.join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  return (relative) => patterns.some((pattern) => path.matchesGlob(relative, pattern))
}

function parseInstruction(line: string): Instruction {
  const [, name = '', given = '', rest = ''] = /^(\w+)\s+((?:--\S+\s+)*)(.*)$/.exec(line.trim()) ?? []
  const flags = given
    .trim()
    .split(/\s+/)
    .filter((flag) => flag !== '')
    .map((flag) => flag.replace(/^--/, '').split('='))
  return { name, flags: Object.fromEntries(flags.map(([key = '', value = '']) => [key, value])), rest: rest.trim() }
}
