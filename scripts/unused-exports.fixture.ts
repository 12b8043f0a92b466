import { isNode, isOfProduct, listOf, nameOf, type Source, type SyntaxNode, targetOf, walk } from './sources.fixture.ts'

/** All exports of a file: of a namespace that is passed on, or of a lazy import whose names cannot be read. */
const ALL = '*'

const WRAPPERS = ['AwaitExpression', 'ParenthesizedExpression', 'TSAsExpression']

/**
 * The exports that no other file imports, as `file: name`. `countsTests`: whether tests keep an export of the product; they
 * always keep those of fixtures. Default exports are left out: they are what tools read, such as Vite its settings.
 */
export function unusedExports(sources: readonly Source[], countsTests: boolean): readonly string[] {
  const [used, usedByTests] = [new Set<string>(), new Set<string>()]
  for (const source of sources) {
    for (const each of importsOf(source)) {
      usedByTests.add(each)
      if (isOfProduct(source)) used.add(each)
    }
  }
  return sources.flatMap((source) => {
    const users = isOfProduct(source) && !countsTests ? used : usedByTests
    const exported = exportsOf(source).map((name) => `${source.file}: ${name}`)
    return users.has(`${source.file}: ${ALL}`) ? [] : exported.filter((each) => !users.has(each))
  })
}

function exportsOf({ program }: Source): readonly string[] {
  const statements = listOf(program.body).filter(({ type }) => type === 'ExportNamedDeclaration')
  return statements.flatMap(({ declaration, specifiers }) => {
    const declared = isNode(declaration) ? declaredNames(declaration) : []
    return [...declared, ...listOf(specifiers).map(({ exported }) => nameOf(exported) ?? ALL)]
  })
}

function declaredNames({ declarations, id }: SyntaxNode): readonly string[] {
  return Array.isArray(declarations) ? declarations.flatMap((each) => patternNames(each.id)) : [nameOf(id) ?? ALL]
}

/** Everything that a source imports, as `file: name`. */
function importsOf({ file, program }: Source): readonly string[] {
  const found: string[] = []
  const namespaces = new Map<string, string>()
  const add = (specifier: unknown, names: readonly string[]) => {
    const target = targetOf(file, specifier)
    if (target !== null) found.push(...names.map((name) => `${target}: ${name}`))
  }
  walk(program, (node, around) => {
    const { type, source, specifiers } = node
    const parent = around.at(-1)
    if (type === 'ImportNamespaceSpecifier')
      namespaces.set(nameOf(node.local) ?? '', targetOf(file, parent?.source) ?? '')
    else if (type === 'ImportDeclaration')
      add(
        source,
        listOf(specifiers).flatMap(({ imported }) => nameOf(imported) ?? []),
      )
    else if (type === 'ExportNamedDeclaration')
      add(
        source,
        listOf(specifiers).flatMap(({ local }) => nameOf(local) ?? []),
      )
    else if (type === 'ImportExpression') add(source, takenNames(node, around))
    else if (type === 'TSImportType') add(source, [nameOf(node.qualifier) ?? ALL])
    const target = type === 'Identifier' ? namespaces.get(nameOf(node) ?? '') : undefined
    if (target && parent && parent.type !== 'ImportNamespaceSpecifier')
      found.push(`${target}: ${memberOf(parent, node) ?? ALL}`)
  })
  return found
}

/** What a lazy import takes: `(await import('x')).a`, `const { a } = await import('x')` or `import('x').then(({ a }) => …)`. */
function takenNames(node: SyntaxNode, around: readonly SyntaxNode[]): readonly string[] {
  const outer = around.toReversed()
  const depth = outer.findIndex(({ type }) => !WRAPPERS.includes(type))
  const value = outer[depth - 1] ?? node
  const [user, call] = outer.slice(depth)
  if (user?.type === 'VariableDeclarator') return takenKeys(user.id)
  const member = user ? memberOf(user, value) : null
  return member === 'then' ? takenKeys(listOf(listOf(call?.arguments)[0]?.params)[0]) : [member ?? ALL]
}

function takenKeys(pattern: unknown): readonly string[] {
  return isNode(pattern) && pattern.type === 'ObjectPattern' ? patternNames(pattern) : [ALL]
}

function memberOf(node: SyntaxNode, object: SyntaxNode): string | null {
  if (node.type === 'TSQualifiedName' && node.left === object) return nameOf(node.right)
  return node.type === 'MemberExpression' && node.object === object && !node.computed ? nameOf(node.property) : null
}

function patternNames(pattern: unknown): readonly string[] {
  if (!isNode(pattern)) return []
  if (pattern.type === 'ArrayPattern') return listOf(pattern.elements).flatMap(patternNames)
  if (pattern.type === 'Identifier') return [nameOf(pattern) ?? ALL]
  return listOf(pattern.properties).map(({ key }) => nameOf(key) ?? ALL)
}
