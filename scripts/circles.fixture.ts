import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The imports between folders, or between files: for every pair, one import as an example. */
type ImportGraph = ReadonlyMap<string, ReadonlyMap<string, string>>

const IMPORT = /\b(?:from|import)\s*\(?\s*'([#.][^']+)'/g
const IS_OF_PRODUCT = /(?<!\.(?:test|fixture|setup))\.tsx?$/

/** Reads the imports between the folders of a ring. Files directly in the ring form the folder `.`. */
export function readFolders(root: string, ring: string): ImportGraph {
  return readImports(root, ring, (file) => folderOf(ring, file))
}

/** Reads the imports between the files of a ring, those of types too. */
export function readFiles(root: string, ring: string): ImportGraph {
  return readImports(root, ring, (file) => file)
}

/** `placeOf`: what a file belongs to. Imports within one place do not count. */
function readImports(root: string, ring: string, placeOf: (file: string) => string): ImportGraph {
  const graph = new Map<string, Map<string, string>>()
  for (const name of readdirSync(path.join(root, ring), { recursive: true, encoding: 'utf8' })) {
    if (!IS_OF_PRODUCT.test(name)) continue
    const file = path.posix.join(ring, name)
    for (const [, specifier = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(IMPORT)) {
      const target = specifier.startsWith('#') ? specifier.slice(1) : path.posix.join(path.dirname(file), specifier)
      const [from, to] = [placeOf(file), placeOf(target)]
      if (!target.startsWith(`${ring}/`) || from === to) continue
      const imports = graph.get(from) ?? new Map<string, string>()
      graph.set(from, imports.set(to, imports.get(to) ?? `${file} imports ${target}`))
    }
  }
  return graph
}

/** Finds a circle and returns its imports; null if there is none. */
export function findCircle(graph: ImportGraph): readonly string[] | null {
  const done = new Set<string>()
  const visit = (place: string, way: readonly string[]): readonly string[] | null => {
    const start = way.indexOf(place)
    if (start >= 0) return [...way.slice(start), place]
    if (done.has(place)) return null
    for (const next of graph.get(place)?.keys() ?? []) {
      const circle = visit(next, [...way, place])
      if (circle) return circle
    }
    done.add(place)
    return null
  }
  for (const place of graph.keys()) {
    const circle = visit(place, [])
    if (circle) return circle.slice(1).map((to, index) => graph.get(circle[index] ?? '')?.get(to) ?? '')
  }
  return null
}

function folderOf(ring: string, file: string): string {
  const [folder = '', ...rest] = path.posix.relative(ring, file).split('/')
  return rest.length > 0 ? folder : '.'
}
