import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The imports between folders: for every pair, one import as an example. */
export type FolderGraph = ReadonlyMap<string, ReadonlyMap<string, string>>

const IMPORT = /\b(?:from|import)\s*\(?\s*'([#.][^']+)'/g
const IS_OF_PRODUCT = /(?<!\.(?:test|fixture|setup))\.tsx?$/

/** Reads the imports between the folders of a ring. Files directly in the ring form the folder `.`. */
export function readFolders(root: string, ring: string): FolderGraph {
  const graph = new Map<string, Map<string, string>>()
  for (const name of readdirSync(path.join(root, ring), { recursive: true, encoding: 'utf8' })) {
    if (!IS_OF_PRODUCT.test(name)) continue
    const file = path.posix.join(ring, name)
    for (const [, specifier = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(IMPORT)) {
      const target = specifier.startsWith('#') ? specifier.slice(1) : path.posix.join(path.dirname(file), specifier)
      const [from, to] = [folderOf(ring, file), folderOf(ring, target)]
      if (!target.startsWith(`${ring}/`) || from === to) continue
      const imports = graph.get(from) ?? new Map<string, string>()
      graph.set(from, imports.set(to, imports.get(to) ?? `${file} imports ${target}`))
    }
  }
  return graph
}

/** Finds a circle of folders and returns its imports; null if there is none. */
export function findCircle(graph: FolderGraph): readonly string[] | null {
  const done = new Set<string>()
  const visit = (folder: string, way: readonly string[]): readonly string[] | null => {
    const start = way.indexOf(folder)
    if (start >= 0) return [...way.slice(start), folder]
    if (done.has(folder)) return null
    for (const next of graph.get(folder)?.keys() ?? []) {
      const circle = visit(next, [...way, folder])
      if (circle) return circle
    }
    done.add(folder)
    return null
  }
  for (const folder of graph.keys()) {
    const circle = visit(folder, [])
    if (circle) return circle.slice(1).map((to, index) => graph.get(circle[index] ?? '')?.get(to) ?? '')
  }
  return null
}

function folderOf(ring: string, file: string): string {
  const [folder = '', ...rest] = path.posix.relative(ring, file).split('/')
  return rest.length > 0 ? folder : '.'
}
