import path from 'node:path'
import { isNode, isOfProduct, nameOf, type Source, type SyntaxNode, targetOf, walk } from './sources.fixture.ts'

/** A literal that is spread where it stands, only to keep the formatter from one property a line. */
export function spreadLiterals(source: Source): readonly string[] {
  const found: string[] = []
  walk(source.program, (node) => {
    const isSpread = node.type === 'SpreadElement' || node.type === 'JSXSpreadAttribute'
    if (isSpread && LITERALS.includes(unwrapped(node.argument)?.type ?? '')) found.push(placeOf(source, node))
  })
  return found
}

const LITERALS = ['ObjectExpression', 'ArrayExpression']
const WRAPPERS = ['ParenthesizedExpression', 'TSAsExpression', 'TSSatisfiesExpression']

function unwrapped(node: unknown): SyntaxNode | null {
  if (!isNode(node)) return null
  return WRAPPERS.includes(node.type) ? unwrapped(node.expression) : node
}

const MOST_LINES_OF_CRUMB = 22

/** Files so small that they belong to their only importer, which is in the same folder. */
export function crumbs(sources: readonly Source[]): readonly string[] {
  const product = sources.filter(isOfProduct)
  const importers = new Map<string, Set<string>>()
  for (const { file, program } of product) {
    walk(program, ({ source }) => {
      const target = targetOf(file, source)
      if (target !== null) importers.set(target, (importers.get(target) ?? new Set()).add(file))
    })
  }
  return product.flatMap(({ file, text }) => {
    const [only, ...others] = importers.get(file) ?? []
    const isCrumb = others.length === 0 && only && path.posix.dirname(only) === path.posix.dirname(file)
    return isCrumb && linesIn(text) <= MOST_LINES_OF_CRUMB ? [file] : []
  })
}

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']
const MOST_LINES = { component: 100, function: 60 }

/** Components of more than 100 lines and other functions of more than 60, with how many they have. */
export function longFunctions(source: Source): readonly string[] {
  const found: string[] = []
  walk(source.program, (node, around) => {
    if (!FUNCTIONS.includes(node.type)) return
    const parent = around.at(-1)
    const name = nameOf(node.id) ?? nameOf(parent?.id) ?? nameOf(parent?.key) ?? 'a function'
    const kind = source.file.endsWith('.tsx') && /^[A-Z]/.test(name) ? 'component' : 'function'
    const lines = linesIn(source.text.slice(node.start, node.end))
    if (lines > MOST_LINES[kind]) found.push(`${placeOf(source, node)} ${name}: ${lines} lines`)
  })
  return found
}

function placeOf({ file, text }: Source, { start }: SyntaxNode): string {
  return `${file}:${text.slice(0, start).split('\n').length}`
}

function linesIn(text: string): number {
  return text.replace(/\n$/, '').split('\n').length
}
