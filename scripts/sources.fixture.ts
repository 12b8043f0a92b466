import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

/** A source file of the repository, parsed. */
export interface Source {
  /** The path from the root of the repository. */
  readonly file: string
  readonly text: string
  readonly program: SyntaxNode
}

/** A node of the syntax tree, with the fields that every node has. */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

const RINGS = 'bench,contract,demo,domain,e2e,embed,faults,i18n,scripts,server,studio,ui,web'

/** Reads all sources of the rings, tests and fixtures too, but no files that only declare types. */
export function readSources(root: string): readonly Source[] {
  const files = globSync([`{${RINGS}}/**/*.{ts,tsx,mjs}`, '*.ts'], { cwd: root })
  return files
    .filter((file) => !file.endsWith('.d.ts'))
    .toSorted()
    .map((file) => sourceOf(file.split(path.sep).join('/'), readFileSync(path.join(root, file), 'utf8')))
}

/** Parses a file. */
export function sourceOf(file: string, text: string): Source {
  const { program } = parseSync(file, text)
  if (!isNode(program)) throw new Error(`${file} was not parsed`)
  return { file, text, program }
}

/** Whether a file is part of what runs: neither a test, nor what only tests need. */
export function isOfProduct({ file }: Pick<Source, 'file'>): boolean {
  return !/\.(?:test|fixture|setup)\.tsx?$/.test(file) && !file.startsWith('e2e/')
}

/** Visits every node, with the nodes around it, the nearest last. */
export function walk(root: SyntaxNode, visit: (node: SyntaxNode, around: readonly SyntaxNode[]) => void): void {
  const around: SyntaxNode[] = []
  const enter = (value: unknown) => {
    if (Array.isArray(value)) for (const each of value) enter(each)
    else if (isNode(value)) {
      visit(value, around)
      around.push(value)
      for (const field of Object.values(value)) enter(field)
      around.pop()
    }
  }
  enter(root)
}

/** Whether a value of the tree is a node. */
export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** The nodes of a list; none if the field is no list. */
export function listOf(value: unknown): readonly SyntaxNode[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** The text of an identifier or of a string; null for anything else. */
export function nameOf(node: unknown): string | null {
  if (!isNode(node)) return null
  if (typeof node.name === 'string') return node.name
  return typeof node.value === 'string' ? node.value : null
}

/** The file that an import leads to; null outside of the repository. */
export function targetOf(file: string, specifier: unknown): string | null {
  const text = nameOf(specifier)
  if (text?.startsWith('#')) return text.slice(1)
  return text?.startsWith('.') ? path.posix.join(path.posix.dirname(file), text.replace(/\?.*$/, '')) : null
}
